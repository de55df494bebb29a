import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oubliette-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words, '--dry']);
  return { status, out: stdout.toString(), said: stderr.toString() };
}

describe('npm run tune', () => {
  it.each([
    [['nobody'], /^Name one of these: /],
    [['duel', '--matches', '0'], /^--matches is a whole number from 1 on/],
    [['duel', '--mode', 'blitz'], /^--mode is one of these: quick, /],
    [['duel', '--mode', 'three'], /^--mode is one of these: quick, /],
    [['duel', '--courage', '3'], /^Unknown option '--courage'/],
    [['escapes', '--mode', 'nest'], /^--mode is one of these: survivors, infection/],
    [['rounds', '--mode', 'survivors'], /^--mode is one of these: invasion, master, /],
    [['trials', '--spread', 'wide'], /^--spread is a number/],
  ])('refuses %o in words', (words, reason) => {
    const { status, said } = run(...words);
    expect(status).toBe(2);
    expect(said).toMatch(reason);
  });

  it.each([
    [['escapes', '--mode', 'infection'], 'infection'],
    [['rounds', '--mode', 'treasure'], 'S6'],
    [['forces', '--nodes', '2'], null],
  ])('fits %o and says where the numbers come from', (words, name) => {
    const { status, out } = run(...words, '--matches', '2', '--playouts', '1');
    expect(status).toBe(0);
    const tuned = JSON.parse(out);
    const { origin, weights } = name === null ? tuned : tuned[name];
    expect(origin).toMatchObject({ by: expect.stringContaining(words[0]!), matches: 2, seed: '1' });
    expect(Object.values(weights).every(Number.isFinite)).toBe(true);
  });

  it('goes on with its own lessons, not with those of another run or with what are none', () => {
    const file = join(folder, 'lantern.jsonl');
    const tune = (matches: string, nodes: string) =>
      run('lantern', '--matches', matches, '--nodes', nodes, '--lessons', file);
    expect(tune('1', '4').status).toBe(0);
    const { status, out, said } = tune('2', '4');
    expect(status).toBe(0);
    expect(JSON.parse(out).origin).toMatchObject({ matches: 2, nodes: 4 });
    expect(said.match(/matches, /g)).toHaveLength(1);
    const before = readFileSync(file, 'utf8');
    expect(tune('2', '5')).toMatchObject({ status: 2, out: '' });
    writeFileSync(file, `${before}broken\n`);
    expect(tune('3', '4').said).toMatch(/line 4 is no lesson; nothing was changed/);
  });
});

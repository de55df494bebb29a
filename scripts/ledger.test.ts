import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('ledger.ts', import.meta.url));
const ledger = (...options: string[]) =>
  spawnSync(process.execPath, [script, ...options], { encoding: 'utf8' });

const CLOSING = /^\d+ entries, \d+ named, \d+ holes$/;

describe('npm run ledger', () => {
  it('refuses an unknown option in one sentence', () => {
    const { status, stdout, stderr } = ledger('--hole');
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: '',
      stderr: 'ledger: unknown option "--hole"; it knows --holes, --json, --write, --help\n',
    });
  });

  it('explains itself', () => {
    const { status, stdout } = ledger('--help');
    expect(status).toBe(0);
    expect(stdout).toContain('--holes');
  });

  it.each([[], ['--holes']])('closes with the count (%s)', (...options) => {
    expect(
      ledger(...options)
        .stdout.trimEnd()
        .split('\n')
        .at(-1),
    ).toMatch(CLOSING);
  });

  it('says the same as JSON', () => {
    const { entries, named, holes, chapters } = JSON.parse(ledger('--json').stdout);
    expect(entries).toBe(named + holes);
    expect(chapters[0]).toMatchObject({ game: 'dungeon-twister', book: 'duel' });
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { levelsKind } from '../solo/levels.ts';
import { playRun } from './run.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

const plan = (part: object = {}) => ({ player: 'random', matches: 1, seed: '7', ...part });
const file = () => join(folder, 'levels.jsonl');
const run = (wish = plan()) => playRun({ kind: 'levels', plan: wish, file: file(), threads: 1 });

describe('a run', () => {
  it('tells which match broke off, and keeps all others', async () => {
    const { play } = levelsKind;
    const breaks = vi.spyOn(levelsKind, 'play').mockImplementation(fixture => {
      if (fixture.level === 'green') throw new Error('no dice');
      return play(fixture);
    });
    const broken = await run();
    expect(broken).toMatchObject({
      ok: false,
      faults: [{ code: 'broken-match', at: 'green 0', text: 'This match broke off: no dice' }],
    });
    expect(readFileSync(file(), 'utf8').trim().split('\n')).toHaveLength(6);
    breaks.mockRestore();
    const whole = await run();
    if (!whole.ok) throw new Error(whole.faults[0]!.text);
    expect(whole.value.map(({ id }) => id)).toEqual(
      ['pink', 'yellow', 'green', 'blue', 'red', 'black'].map(level => `${level} 0`),
    );
  });

  it('begins in an empty file, and leaves a whole one as it is', async () => {
    writeFileSync(file(), '');
    await run();
    const written = readFileSync(file(), 'utf8');
    await run();
    expect(readFileSync(file(), 'utf8')).toBe(written);
  });

  it('adds nothing to the matches of bots that have changed since', async () => {
    await run();
    const [heading, ...lines] = readFileSync(file(), 'utf8').split('\n');
    const earlier = JSON.stringify({ ...JSON.parse(heading!), bots: 'others' });
    writeFileSync(file(), [earlier, ...lines].join('\n'));
    expect(await run(plan({ matches: 2 }))).toMatchObject({
      ok: false,
      faults: [{ code: 'other-matches', text: expect.stringContaining('other bots') }],
    });
    expect(readFileSync(file(), 'utf8').split('\n')).toHaveLength(8);
  });

  it('leaves a file alone that is no record', async () => {
    writeFileSync(file(), 'dear diary\n');
    expect(await run()).toMatchObject({
      ok: false,
      faults: [{ text: expect.stringContaining('no record of matches') }],
    });
    expect(readFileSync(file(), 'utf8')).toBe('dear diary\n');
  });

  it('names the player whom nobody knows, and those of its own kind', async () => {
    expect(await run(plan({ player: 'nobody' }))).toMatchObject({
      ok: false,
      faults: [{ code: 'unknown-player', at: '--player', text: expect.stringContaining('simple') }],
    });
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './run-cli.ts';

const folder = temporaryFolder();

describe('several processes at one match', () => {
  it('lose no move: each is saved, or refused in words', async () => {
    folder.run('new', 'lantern', '--seed', '7', '--out', '@match.json');
    const runs = await Promise.all(
      Array.from({ length: 6 }, () => folder.start('play', 'match.json', 'draw')),
    );
    const saved = runs.filter(run => run.code === 0);
    const refused = runs.filter(run => run.code === 2);
    expect(saved.length + refused.length).toBe(runs.length);
    expect(saved.length).toBeGreaterThan(0);
    for (const { stderr } of refused) {
      expect(stderr).toMatch(/^match\.json: Another process (has changed|is saving) this .*\.\n$/);
    }
    const { log } = JSON.parse(readFileSync(folder.file('match.json'), 'utf8'));
    expect(log).toHaveLength(saved.length);
    expect(readdirSync(folder.path)).toEqual(['match.json']);
  });
});

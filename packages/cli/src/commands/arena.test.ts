import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../run-cli.ts';

const folder = temporaryFolder();
const args = [
  'arena',
  'lantern',
  '--players',
  'greedy/random',
  '--mode',
  'short',
  '--threads',
  '1',
];

describe('oubliette arena', () => {
  it('plays, says who is stronger, and leaves the matches and a report', () => {
    const files = ['--out', '@a.jsonl', '--html', '@a.html', '--write', '@a.md'];
    const { code, stdout, stderr } = folder.run(...args, '--matches', '4', '--seed', '7', ...files);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^4 matches\n/);
    expect(stderr).toBe('Matches: @a.jsonl\nReport: @a.html\nTable: @a.md\n');
    expect(readFileSync(folder.file('a.jsonl'), 'utf8').trim().split('\n')).toHaveLength(5);
    expect(readFileSync(folder.file('a.html'), 'utf8')).toContain('<svg');
    expect(readFileSync(folder.file('a.md'), 'utf8')).toContain(
      '| lantern | short | greedy – random | 4 |',
    );
  });

  it('goes on where it was stopped', () => {
    const same = ['--seed', '7', '--out', '@a.jsonl', '--json'];
    folder.run(...args, '--matches', '2', ...same);
    const { code, stdout } = folder.run(...args, '--matches', '4', ...same);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ played: 4, plan: { seed: '7' } });
  });

  it('answers an unknown player with the known ones, and writes nothing', () => {
    const { code, stderr } = folder.run('arena', 'lantern', '--players', 'greedy/nobody');
    expect(code).toBe(2);
    expect(stderr).toContain('There is no player “nobody”; known: random, greedy');
  });

  it('DT-MULTI-02: bots are compared two by two, so a mode for four is refused', () => {
    const wish = ['--players', 'greedy/random', '--mode', 'quick/four'];
    const { code, stderr } = folder.run('arena', 'duel', ...wish);
    expect(code).toBe(2);
    expect(stderr).toContain('An arena is for two; four has 4 seats.');
  });
});

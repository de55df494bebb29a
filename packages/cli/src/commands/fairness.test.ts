import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../run-cli.ts';

const folder = temporaryFolder();

describe('oubliette fairness', () => {
  it('plays every bid, goes on where it was stopped, and puts its table into a page', () => {
    const line = 'Made by `oubliette fairness auction --player random --matches 3 …';
    const old = `Words.\n\n${line}\n\n| old |\n\nMore words.\n`;
    writeFileSync(folder.file('balance.md'), old);
    const wish = ['fairness', 'auction', '--player', 'random', '--matches', '1', '--seed', '7'];
    const files = ['--out', '@auction.jsonl', '--write', '@balance.md'];
    const { code, stdout } = folder.run(...wish, ...files, '--json');
    expect(code).toBe(0);
    const { terms } = JSON.parse(stdout) as { terms: { terms: string; matches: number }[] };
    expect(terms.map(({ terms: bid, matches }) => [bid, matches])).toEqual(
      ['21', '18', '15', '12', '9', '6'].map(bid => [bid, 1]),
    );
    const lines = readFileSync(folder.file('auction.jsonl'), 'utf8');
    expect(folder.run(...wish, ...files, '--json').stdout).toBe(stdout);
    expect(readFileSync(folder.file('auction.jsonl'), 'utf8')).toBe(lines);
    expect(readFileSync(folder.file('balance.md'), 'utf8')).toMatch(
      /^Words\.\n\nMade by .* --seed 7`\.\n\n\| Bid \|.*\n(?:\|.*\n){7}\nMore words\.\n$/,
    );
  });

  it('compares nothing else', () => {
    const { code, stderr } = folder.run('fairness', 'weather');
    expect(code).toBe(2);
    expect(stderr).toContain('auction, handicap');
  });
});

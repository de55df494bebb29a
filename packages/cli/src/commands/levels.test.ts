import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../run-cli.ts';
import { levels } from './levels.ts';

const folder = temporaryFolder();

describe('levels', () => {
  it('NC-ICON-03: tells for every level what is expected, and what a simple player met', () => {
    const { text, json } = levels({ matches: 1, seed: '7', player: 'simple' });
    expect(text.split('\n')).toHaveLength(8);
    const { levels: tables } = json as { levels: { level: string; expected: number }[] };
    expect(tables.map(({ level }) => level)).toEqual([
      'pink',
      'yellow',
      'green',
      'blue',
      'red',
      'black',
    ]);
    const expected = tables.map(one => one.expected.toFixed(2));
    expect(expected).toEqual(['2.67', '3.00', '3.67', '4.33', '5.00', '6.00']);
  }, 60_000);

  it('gives the same table for the same seed', () => {
    const once = () => levels({ matches: 1, seed: 'again', player: 'simple' }).json;
    expect(once()).toEqual(once());
  }, 60_000);

  it('lets a bot play, goes on where it was stopped, and puts its table beside others', () => {
    const [out, write] = [folder.file('levels.jsonl'), folder.file('levels.md')];
    writeFileSync(
      write,
      'Made by `oubliette levels --player simple --matches …\n\n| old |\n\nWords.\n',
    );
    const wish = { matches: 1, seed: '7', player: 'random', out, write };
    const { text, json } = levels(wish);
    const lines = readFileSync(out, 'utf8');
    expect(lines.split('\n')).toHaveLength(8);
    expect(levels(wish).json).toEqual(json);
    expect(readFileSync(out, 'utf8')).toBe(lines);
    const page = readFileSync(write, 'utf8');
    expect(page).toMatch(
      /^Made by .* simple --matches …\n\n\| old \|\n\nWords\.\n\nMade by .* random /,
    );
    expect(page.endsWith(`${text}\n`)).toBe(true);
  });

  it('writes no two things into one file', () => {
    const one = folder.file('one.md');
    const wish = { matches: 1, seed: '7', player: 'random', out: one, write: one };
    expect(() => levels(wish)).toThrow('One file cannot hold two things.');
    expect(existsSync(one)).toBe(false);
  });

  it('takes no records of something else', () => {
    const out = folder.file('other.jsonl');
    writeFileSync(out, '{"player":"captain","bots":"others"}\n');
    const wish = { matches: 1, seed: '7', player: 'random', out };
    expect(() => levels(wish)).toThrow('It holds other matches');
  });
});

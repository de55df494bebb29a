import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const cave = new URL('..', import.meta.url).pathname;

/** Deeds and what they tell, by words that mean nothing else at a table. */
const NAMES =
  /'(?:dive|explore|mark|bless|suffer|confirm|ready|finish|moved|dived|exploring|drawn|dead-end|found-nothing|refreshed|blessed|foresaw|sprung|blast|explosion|fuse-pulled|seal-hit|cleared|searched|treasure-taken|exorcised|asleep|poisoned|guided)'/;

const sources = readdirSync(cave, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path) && !/\.test\.ts$|testing\.ts$|\.(?:en|ru)\.ts$/.test(path))
  .map(path => ({
    path: path.split(sep).join('/'),
    text: readFileSync(join(cave, path), 'utf8'),
  }));

const naming = sources.filter(({ text }) => NAMES.test(text)).map(({ path }) => path);

describe('what a deed means at the table', () => {
  it('stands with the deeds, in no table of another room', () => {
    expect(naming.filter(path => !path.startsWith('deeds/'))).toEqual([]);
    expect(naming).toContain('deeds/dive.ts');
  });
});

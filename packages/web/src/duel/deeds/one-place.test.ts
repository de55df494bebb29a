import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const duel = new URL('..', import.meta.url).pathname;

/** Deeds of the box and what they tell, by words that mean nothing else at a table. */
const NAMES =
  /'(?:jump|scream|heal|fire|regenerate|drink|wall-walk|jumped|pushed|healed|fireball|regenerated|drank)'/;

const sources = readdirSync(duel, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path) && !/\.test\.ts$|\.(?:en|ru)\.ts$/.test(path))
  .map(path => ({ path: path.split(sep).join('/'), text: readFileSync(join(duel, path), 'utf8') }));

const naming = sources.filter(({ text }) => NAMES.test(text)).map(({ path }) => path);

describe('what a deed means at the table', () => {
  it('stands with the deeds, in no table of another room', () => {
    expect(naming.filter(path => !path.startsWith('deeds/'))).toEqual([]);
    expect(naming).toContain('deeds/scream.ts');
  });
});

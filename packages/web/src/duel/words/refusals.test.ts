import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_IDS } from '@oubliette/dungeon-twister/rules/ids.ts';
import { describe, expect, it } from 'vitest';
import { refusals as en } from './refusals.en.ts';
import { refusals as ru } from './refusals.ru.ts';

const sources = new URL('../../../../dungeon-twister/src/', import.meta.url).pathname;

/** Every rule that the duel's own sources name as a value: those and no others can refuse. */
function rulesInSources(): string[] {
  const files = ['board', 'duel']
    .flatMap(folder =>
      readdirSync(join(sources, folder), { withFileTypes: true }).map(file => ({ folder, file })),
    )
    .filter(({ file }) => file.isFile() && /(?<!\.test)\.ts$/.test(file.name));
  const literals = files.flatMap(({ folder, file }) => [
    ...readFileSync(join(sources, folder, file.name), 'utf8').matchAll(/'(DT-[A-Z]+-\d+)'/g),
  ]);
  return [...new Set(literals.map(([, id]) => id!))].sort();
}

describe('why not, in words', () => {
  it('every rule that can refuse has words', () => {
    const rules = rulesInSources();
    expect(rules.length).toBeGreaterThan(70);
    expect(rules.filter(rule => !(rule in en))).toEqual([]);
  });

  it('no rule has words that nobody will read', () => {
    const rules = new Set(rulesInSources());
    expect(Object.keys(en).filter(rule => !rules.has(rule))).toEqual([]);
  });

  it('the rules are in the ledger', () => {
    const known: readonly string[] = RULE_IDS;
    expect(Object.keys(en).filter(rule => !known.includes(rule))).toEqual([]);
  });

  it('are short: a title of one line, two sentences or three', () => {
    for (const [title, words] of [...Object.values(en), ...Object.values(ru)]) {
      expect(title).toMatch(/^[A-ZА-ЯЁ]/);
      expect(title.length, title).toBeLessThanOrEqual(45);
      expect(words.length, words).toBeLessThanOrEqual(125);
      expect(words).toMatch(/\.$/);
    }
  });

  it('Russian has no Latin letters', () => {
    for (const texts of Object.values(ru)) expect(texts.join(' ')).not.toMatch(/[A-Za-z]/);
  });
});

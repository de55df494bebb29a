import { readdirSync, readFileSync } from 'node:fs';
import { RULE_IDS } from '@oubliette/claustrophobia/rules/ids.ts';
import { describe, expect, it } from 'vitest';
import { refusals as en } from './refusals.en.ts';
import { refusals as ru } from './refusals.ru.ts';

const sources = new URL('../../../../claustrophobia/src/', import.meta.url).pathname;

/** Rules that the engine's sources name as a value without ever refusing by them. */
const ONLY_NAMED = /^(id|ids): /;

/** Every rule that the engine's own sources name as a value: those and no others can refuse. */
function rulesInSources(): string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    name => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'options.ts',
  );
  const literals = files
    .flatMap(name => readFileSync(sources + name, 'utf8').split('\n'))
    .filter(line => !ONLY_NAMED.test(line.trim()))
    .flatMap(line => [...line.matchAll(/'(CL-[A-Z]+-\d+|S\d|A\d\d|E\d\d)'/g)]);
  return [...new Set(literals.map(([, id]) => id!))].sort();
}

describe('why not, in words', () => {
  it('every rule that can refuse has words', () => {
    const rules = rulesInSources();
    expect(rules.length).toBeGreaterThan(80);
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

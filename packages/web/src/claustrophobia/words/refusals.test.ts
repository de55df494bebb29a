import { readdirSync, readFileSync } from 'node:fs';
import { RULE_IDS } from '@oubliette/claustrophobia/rules/ids.ts';
import { describe } from 'vitest';
import { itHasWordsForRefusals } from '../../table/testing/refusals.ts';
import { refusals as en } from './refusals.en.ts';
import { refusals as ru } from './refusals.ru.ts';

const sources = new URL('../../../../claustrophobia/src/', import.meta.url).pathname;

/** Rules that the engine's sources name as a value without ever refusing by them. */
const ONLY_NAMED = /^(id|ids): /;

/** Files that name rules for another purpose: what options lack, why a match is over. */
const NOT_REFUSING = ['options.ts', 'end.ts'];

/** Every rule that the engine's own sources name as a value: those and no others can refuse. */
function rulesInSources(): string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    name => name.endsWith('.ts') && !name.endsWith('.test.ts') && !NOT_REFUSING.includes(name),
  );
  const literals = files
    .flatMap(name => readFileSync(sources + name, 'utf8').split('\n'))
    .filter(line => !ONLY_NAMED.test(line.trim()))
    .flatMap(line => [...line.matchAll(/'(CL-[A-Z]+-\d+|S\d|A\d\d|E\d\d)'/g)]);
  return [...new Set(literals.map(([, id]) => id!))].sort();
}

describe('why not, in words', () => {
  itHasWordsForRefusals({ rules: rulesInSources(), ledger: RULE_IDS, en, ru });
});

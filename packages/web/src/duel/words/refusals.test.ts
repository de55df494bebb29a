import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ABILITY_WORDS } from '@oubliette/dungeon-twister/abilities/words.ts';
import { RULE_IDS } from '@oubliette/dungeon-twister/rules/ids.ts';
import { describe, expect, it } from 'vitest';
import { itHasWordsForRefusals } from '../../table/testing/refusals.ts';
import { refusals as en } from './refusals.en.ts';
import { refusals as ru } from './refusals.ru.ts';

type Words = Readonly<Record<string, readonly [title: string, words: string]>>;

const sources = new URL('../../../../dungeon-twister/src/', import.meta.url).pathname;

/** Every rule that the duel's own sources name as a value: those and no others can refuse. */
function rulesInSources(): string[] {
  const files = ['abilities', 'board', 'duel', 'duel/forces']
    .flatMap(folder =>
      readdirSync(join(sources, folder), { withFileTypes: true }).map(file => ({ folder, file })),
    )
    .filter(({ file }) => file.isFile() && /(?<!\.(test|words))\.ts$/.test(file.name));
  const literals = files.flatMap(({ folder, file }) => [
    ...readFileSync(join(sources, folder, file.name), 'utf8').matchAll(/'(DT-[A-Z]+-\d+)'/g),
  ]);
  return [...new Set(literals.map(([, id]) => id!))].sort();
}

describe('why not, in words', () => {
  const all = (plain: Words, language: 'en' | 'ru'): Words => ({
    ...plain,
    ...Object.assign({}, ...ABILITY_WORDS.map(words => words[language].refusals)),
  });
  itHasWordsForRefusals({
    rules: rulesInSources(),
    ledger: RULE_IDS,
    en: all(en, 'en'),
    ru: all(ru, 'ru'),
  });

  it('DT-TURN-04: the highest card may be that of either player', () => {
    expect(en['DT-TURN-04']?.[1]).toContain('any player has played');
    expect(ru['DT-TURN-04']?.[1]).toContain('сыгранной любым из игроков');
  });
});

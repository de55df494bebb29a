import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf, type LedgerLanguage, parseBook, textsOf } from '@oubliette/kernel/ledger';
import { describe, expect, it } from 'vitest';
import { GAMES } from './games.ts';

const QUOTES: Readonly<Record<LedgerLanguage, RegExp>> = {
  en: /["“]([^"”]+)["”]/g,
  ru: /«([^»]+)»/g,
};

/** Words of another text: of a source, of a title, of the books themselves. */
const ELSEWHERE = /слов|источник|source|reading of|список для|взять событие/;

/** What a status calls a ruling of ours, by quoting it: `“strictly” is a ruling`. */
function quotedIn(status: string, language: LedgerLanguage): string[] {
  return status
    .replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '')
    .split(';')
    .filter(clause => /`(?:ruling|ours)`/.test(clause) && !ELSEWHERE.test(clause))
    .flatMap(clause => [...clause.matchAll(QUOTES[language])].map(([, words]) => words!));
}

const books = GAMES.flatMap(({ folder, plan }) =>
  plan.books.flatMap(book =>
    (['en', 'ru'] as const).map(language => ({ folder, book, language, name: book.name })),
  ),
);

describe('a status that quotes its rule', () => {
  it.each(books)(
    'quotes words that stand there: $name, $language',
    ({ folder, book, language }) => {
      const text = readFileSync(join(folder, 'rules', language, `${book.name}.md`), 'utf8');
      const slips = entriesOf(parseBook(text, book, language).book).flatMap(
        ({ ids, body, reason }) => {
          const told = textsOf(body).join(' ').toLowerCase();
          return quotedIn(reason, language)
            .filter(words => !told.includes(words.toLowerCase()))
            .map(words => `${ids[0]}: ${words}`);
        },
      );
      expect(slips).toEqual([]);
    },
  );
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  entriesOf,
  type LedgerEntry,
  type LedgerLanguage,
  type LedgerPlan,
  parseBook,
  textsOf,
} from '@oubliette/kernel/ledger';

/** A scenario has no text but its list: forces, special rules, victory. */
const wordsOf = ({ title, body, facts }: LedgerEntry): string =>
  [
    `${title}.`,
    ...textsOf(body),
    ...facts.map(({ label, text }) => `${label}: ${text}${/[.!?]$/.test(text) ? '' : '.'}`),
  ].join(' ');

/** Title and text of a rule, from the books that lie in the game's package; read when first asked. */
export function ruleTextsOf(game: string, { books }: LedgerPlan) {
  const texts = new Map<LedgerLanguage, Map<string, string>>();

  function read(language: LedgerLanguage): Map<string, string> {
    const found = books.flatMap(plan => {
      const file = import.meta.resolve(`${game}/rules/${language}/${plan.name}.md`);
      const { book } = parseBook(readFileSync(fileURLToPath(file), 'utf8'), plan, language);
      return entriesOf(book).flatMap(entry => {
        const text = wordsOf(entry);
        return entry.ids.map((id): [string, string] => [id, text]);
      });
    });
    return new Map(found);
  }

  return (id: string, language: LedgerLanguage): string | null => {
    let known = texts.get(language);
    if (known === undefined) {
      known = read(language);
      texts.set(language, known);
    }
    return known.get(id) ?? null;
  };
}

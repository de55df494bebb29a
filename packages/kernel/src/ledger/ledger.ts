import {
  type Book,
  type BookPlan,
  entriesOf,
  idsOf,
  type LedgerFault,
  type LedgerLanguage,
  type LedgerPlan,
} from './book.ts';
import { parseBook } from './parse.ts';

/** One book in both languages. */
export interface BookVolume {
  readonly plan: BookPlan;
  readonly books: Readonly<Record<LedgerLanguage, Book>>;
}

/** All the rules of one game. */
export interface Ledger {
  readonly plan: LedgerPlan;
  readonly volumes: readonly BookVolume[];
}

export interface LocatedFault extends LedgerFault {
  readonly book: string;
  readonly language: LedgerLanguage;
}

/** Reads all books of a game; `textOf` gives the text of a book or undefined if there is none. */
export function readLedger(
  plan: LedgerPlan,
  textOf: (book: string, language: LedgerLanguage) => string | undefined,
): { ledger: Ledger; faults: LocatedFault[] } {
  const faults: LocatedFault[] = [];
  const read = (bookPlan: BookPlan, language: LedgerLanguage): Book => {
    const text = textOf(bookPlan.name, language);
    const parsed = parseBook(text ?? '', bookPlan, language);
    const told = text === undefined ? [{ line: 1, says: 'the book is missing' }] : parsed.faults;
    faults.push(...told.map(fault => ({ ...fault, book: bookPlan.name, language })));
    return parsed.book;
  };
  const volumes = plan.books.map(bookPlan => ({
    plan: bookPlan,
    books: { en: read(bookPlan, 'en'), ru: read(bookPlan, 'ru') },
  }));
  return { ledger: { plan, volumes }, faults };
}

/** The ids of each book, in the order of the English text. */
export const idsByBook = (ledger: Ledger): Record<string, readonly string[]> =>
  Object.fromEntries(ledger.volumes.map(({ plan, books }) => [plan.name, idsOf(books.en)]));

export const allIds = (ledger: Ledger): Set<string> =>
  new Set(ledger.volumes.flatMap(({ books }) => entriesOf(books.en).flatMap(entry => entry.ids)));

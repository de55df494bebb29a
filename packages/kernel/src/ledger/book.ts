import type { Block } from './blocks.ts';

export type LedgerLanguage = 'en' | 'ru';
export type Words = Readonly<Record<LedgerLanguage, string>>;

/** `official`: stated by a source. `ruling`: our decision where sources are silent or disagree. `ours`: designed by us. */
export const STATUSES = ['official', 'ruling', 'ours'] as const;
export type Status = (typeof STATUSES)[number];

/** What a game says about its ledger before any text is read. */
export interface LedgerPlan {
  readonly books: readonly BookPlan[];
  readonly sources: Readonly<Record<string, Words>>;
}

export interface BookPlan {
  /** File name without extension; the same in every language. */
  readonly name: string;
  readonly title: Words;
  /** Labels that entries of this book may use besides status, source and check. */
  readonly facts: readonly Words[];
}

export interface Book {
  readonly title: string;
  readonly intro: readonly Block[];
  readonly chapters: readonly LedgerChapter[];
}

export interface LedgerChapter {
  readonly title: string;
  readonly line: number;
  readonly intro: readonly Block[];
  readonly entries: readonly LedgerEntry[];
}

export interface LedgerEntry {
  /** Usually one; cards that exist in several copies share one entry. */
  readonly ids: readonly string[];
  readonly title: string;
  readonly line: number;
  readonly body: readonly Block[];
  readonly facts: readonly LedgerFact[];
  /** The first one leads; others hold for the parts that the reason names. */
  readonly statuses: readonly Status[];
  readonly reason: string;
  readonly sources: readonly string[];
  readonly check: string;
}

export interface LedgerFact {
  readonly label: string;
  readonly text: string;
}

/** Something wrong in a ledger, said in one sentence for its editor. */
export interface LedgerFault {
  readonly line: number;
  readonly says: string;
}

export const entriesOf = (book: Book): readonly LedgerEntry[] =>
  book.chapters.flatMap(chapter => chapter.entries);

export const idsOf = (book: Book): readonly string[] => entriesOf(book).flatMap(entry => entry.ids);

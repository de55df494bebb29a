import { textsOf } from './blocks.ts';
import type { Book, LedgerEntry, LedgerFault, LedgerLanguage } from './book.ts';
import { danglingIn, familiesOf } from './ids.ts';
import { allIds, type Ledger, type LocatedFault } from './ledger.ts';

/** Ids and sources that a text names although they do not exist. */
export function unknownMentions(ledger: Ledger): LocatedFault[] {
  const ids = allIds(ledger);
  const families = familiesOf(ids);
  const sources = new Set(Object.keys(ledger.plan.sources));
  const dangling = (line: number, texts: readonly string[]): LedgerFault[] =>
    texts
      .flatMap(text => danglingIn(text, ids, families))
      .map(id => ({ line, says: `${id} is mentioned but does not exist` }));
  const unsourced = ({ line, sources: named }: LedgerEntry): LedgerFault[] =>
    named
      .filter(source => !sources.has(source))
      .map(source => ({ line, says: `unknown source "${source}"` }));

  const inBook = (book: Book): LedgerFault[] => [
    ...dangling(1, textsOf(book.intro)),
    ...book.chapters.flatMap(chapter => [
      ...dangling(chapter.line, [chapter.title, ...textsOf(chapter.intro)]),
      ...chapter.entries.flatMap(entry => [
        ...dangling(entry.line, textsOfEntry(entry)),
        ...unsourced(entry),
      ]),
    ]),
  ];
  const languages: readonly LedgerLanguage[] = ['en', 'ru'];
  return ledger.volumes.flatMap(({ plan, books }) =>
    languages.flatMap(language =>
      inBook(books[language]).map(fault => ({ ...fault, book: plan.name, language })),
    ),
  );
}

const textsOfEntry = (entry: LedgerEntry): string[] => [
  entry.title,
  ...textsOf(entry.body),
  ...entry.facts.map(fact => fact.text),
  entry.reason,
  entry.check,
];

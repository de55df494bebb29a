import {
  type Block,
  type Book,
  type LedgerChapter,
  type LedgerEntry,
  type Status,
  textsOf,
} from '@oubliette/kernel/ledger';
import { fold } from '../../ledger/fold.ts';
import type { Shelf } from '../../ledger/library.ts';
import { hrefOfChapter, hrefOfRule } from '../../ledger/place.ts';

/** Something that can be found: a rule, or a line of a glossary or of a chapter's introduction. */
export interface SearchableText {
  readonly shelf: Shelf;
  readonly chapter: string;
  readonly href: string;
  readonly ids: readonly string[];
  readonly title: string;
  readonly text: string;
  readonly folded: { readonly ids: string; readonly title: string; readonly text: string };
}

/** What a status is called where it is read. */
type StatusWords = Readonly<Record<Status, string>>;

export const leavesOf = (shelf: Shelf, book: Book, statuses: StatusWords): SearchableText[] =>
  book.chapters.flatMap((chapter, index) => [
    ...linesOf(chapter).map(({ title, text }) =>
      leaf(shelf, chapter, hrefOfChapter(shelf, index + 1), [], title, text),
    ),
    ...chapter.entries.map(entry =>
      leaf(
        shelf,
        chapter,
        hrefOfRule(entry.ids[0]!),
        entry.ids,
        entry.title,
        textOf(entry, statuses),
      ),
    ),
  ]);

function leaf(
  shelf: Shelf,
  { title: chapter }: LedgerChapter,
  href: string,
  ids: readonly string[],
  title: string,
  text: string,
): SearchableText {
  const [plainTitle, plainText] = [plain(title), plain(text)];
  const folded = { ids: fold(ids.join(' ')), title: fold(plainTitle), text: fold(plainText) };
  return { shelf, chapter, href, ids, title: plainTitle, text: plainText, folded };
}

/** Marks are for reading, not for finding. */
const plain = (text: string): string => text.replace(/[`*]/g, '');

const linesOf = (chapter: LedgerChapter): { title: string; text: string }[] =>
  chapter.intro.flatMap((block: Block) => {
    if (block.kind !== 'table')
      return textsOf([block]).map(text => ({ title: chapter.title, text }));
    return block.rows.map(row => ({
      title: row.slice(0, 2).join(' · '),
      text: row.slice(2).filter(Boolean).join(' · '),
    }));
  });

const textOf = (entry: LedgerEntry, statuses: StatusWords): string =>
  [
    textsOf(entry.body).join(' '),
    ...entry.facts.map(fact => fact.text),
    entry.reason.replaceAll(/`(official|ruling|ours)`/g, (_, status: Status) => statuses[status]),
  ]
    .filter(Boolean)
    .join(' · ');

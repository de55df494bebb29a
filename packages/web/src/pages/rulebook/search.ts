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
import { type SearchWord, wordsOf } from './everyday.ts';

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

export interface FoundPiece {
  readonly text: string;
  readonly hit: boolean;
}

export interface FoundRule {
  readonly leaf: SearchableText;
  readonly title: readonly FoundPiece[];
  readonly snippet: readonly FoundPiece[];
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
  const folded = { ids: fold(ids.join(' ')), title: fold(title), text: fold(text) };
  return { shelf, chapter, href, ids, title, text, folded };
}

const linesOf = (chapter: LedgerChapter): { title: string; text: string }[] =>
  chapter.intro.flatMap((block: Block) => {
    if (block.kind !== 'table')
      return textsOf([block]).map(text => ({ title: chapter.title, text }));
    return block.rows.map(row => ({
      title: row.slice(0, 2).join(' · '),
      text: row.slice(2).filter(Boolean).join(' · '),
    }));
  });

/** Marks are for reading, not for finding. */
const plain = (text: string): string => text.replace(/[`*]/g, '');

const textOf = (entry: LedgerEntry, statuses: StatusWords): string =>
  plain(
    [
      textsOf(entry.body).join(' '),
      ...entry.facts.map(fact => fact.text),
      entry.reason.replaceAll(/`(official|ruling|ours)`/g, (_, status: Status) => statuses[status]),
    ]
      .filter(Boolean)
      .join(' · '),
  );

/** A question of so many words may have one that no rule uses. */
const QUESTION = 3;

/** All leaves with every word of the query, the best first; where a question has none, those that lack one word. */
export function find(leaves: readonly SearchableText[], query: string): FoundRule[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const whole = leavesWith(leaves, words, words.length);
  const found =
    whole.length > 0 || words.length < QUESTION
      ? whole
      : leavesWith(leaves, words, words.length - 1);
  return found.map(leaf => ({
    leaf,
    title: marked(leaf.title, leaf.folded.title, words),
    snippet: snippet(leaf, words),
  }));
}

/** Leaves with at least so many of the words. */
const leavesWith = (
  leaves: readonly SearchableText[],
  words: readonly SearchWord[],
  least: number,
): SearchableText[] =>
  leaves
    .map(leaf => ({ leaf, weights: words.map(word => weightOf(leaf.folded, word)) }))
    .filter(({ weights }) => weights.filter(weight => weight > 0).length >= least)
    .map(({ leaf, weights }) => ({ leaf, weight: weights.reduce((sum, each) => sum + each, 0) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ leaf }) => leaf);

/** What stands for a word counts half of the word itself. */
const weightOf = (folded: SearchableText['folded'], word: SearchWord): number =>
  weightOfWord(folded, word) ||
  Math.max(0, ...word.others.map(other => weightOfWord(folded, other))) / 2;

const beginsWord = (text: string, word: string): boolean => ` ${text}`.includes(` ${word}`);

function weightOfWord(
  { ids, title, text }: SearchableText['folded'],
  { whole, stem }: Omit<SearchWord, 'others'>,
): number {
  if (ids.split(' ').includes(whole)) return 100;
  if (beginsWord(ids, whole)) return 60;
  if (beginsWord(title, whole)) return 40;
  if (title.includes(stem)) return 25;
  if (beginsWord(text, whole)) return 6;
  if (beginsWord(text, stem)) return 4;
  return text.includes(stem) || ids.includes(whole) ? 2 : 0;
}

const BEFORE = 50;
const LENGTH = 190;

function snippet({ text, folded }: SearchableText, words: readonly SearchWord[]): FoundPiece[] {
  const at = Math.min(...words.map(word => positionOf(folded.text, word)));
  const from = at === Number.POSITIVE_INFINITY ? 0 : wordStart(text, at - BEFORE);
  const to = from + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', from + LENGTH);
  const pieces = marked(text.slice(from, to), folded.text.slice(from, to), words);
  const dots = (shown: boolean): FoundPiece[] => (shown ? [{ text: '…', hit: false }] : []);
  return [...dots(from > 0), ...pieces, ...dots(to < text.length)];
}

function positionOf(text: string, word: SearchWord): number {
  const found = spellings(word)
    .map(spelling => text.indexOf(spelling))
    .find(at => at >= 0);
  return found ?? Number.POSITIVE_INFINITY;
}

/** Everything that is marked for a word, the word itself first. */
const spellings = ({ whole, stem, others }: SearchWord): string[] => [
  whole,
  stem,
  ...others.flatMap(other => [other.whole, other.stem]),
];

const wordStart = (text: string, at: number): number => (at <= 0 ? 0 : text.indexOf(' ', at) + 1);

/** Cuts a text at the words looked for; `folded` has the same positions. */
function marked(text: string, folded: string, words: readonly SearchWord[]): FoundPiece[] {
  const pieces: FoundPiece[] = [];
  let from = 0;
  while (from < text.length) {
    const next = words
      .flatMap(spellings)
      .map(word => ({ at: folded.indexOf(word, from), length: word.length }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at || other.length - one.length)[0];
    if (!next) break;
    if (next.at > from) pieces.push({ text: text.slice(from, next.at), hit: false });
    from = next.at + next.length;
    pieces.push({ text: text.slice(next.at, from), hit: true });
  }
  if (from < text.length) pieces.push({ text: text.slice(from), hit: false });
  return pieces;
}

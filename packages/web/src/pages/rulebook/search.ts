import { type SearchWord, spokenIn, wordsOf } from './everyday.ts';
import type { SearchableText } from './leaf.ts';
import { answersIn, type Books, beginsWord, meant, read } from './meaning.ts';

export interface FoundPiece {
  readonly text: string;
  readonly hit: boolean;
}

export interface FoundRule {
  readonly leaf: SearchableText;
  readonly title: readonly FoundPiece[];
  readonly snippet: readonly FoundPiece[];
}

/** A question of so many words may have some that no rule uses. */
const QUESTION = 3;

/**
 * What the register names for the question, then all leaves with every word of it, the best first;
 * where a question of several words has none, those that lack as few as possible.
 */
export function find(leaves: readonly SearchableText[], query: string): FoundRule[] {
  const books = read(leaves);
  const words = wordsOf(query).map(word => meant(word, books));
  if (words.length === 0) return [];
  const spoken = spokenIn(query).map(word => meant(word, books));
  const answers = answersIn(spoken, words.length);
  const found = rankedBy(leaves, words, answers, books);
  return found.map(leaf => ({
    leaf,
    title: marked(leaf.title, leaf.folded.title, words),
    snippet: snippet(leaf, words),
  }));
}

function rankedBy(
  leaves: readonly SearchableText[],
  words: readonly SearchWord[],
  answers: ReadonlyMap<string, number>,
  { rarity }: Books,
): SearchableText[] {
  const weighed = leaves.map(leaf => {
    const weights = words.map(word => weightOf(leaf.folded, word));
    const answer = Math.max(0, ...leaf.ids.map(id => answers.get(id) ?? 0));
    const had = weights.filter(weight => weight > 0).length;
    const weight = weights.reduce((sum, each, at) => sum + each * rarity(words[at]!), 0);
    return { leaf, answer, had, weight };
  });
  const most = Math.max(...weighed.map(({ had }) => had));
  const isEnough = most === words.length || (words.length >= QUESTION && 2 * most >= words.length);
  return weighed
    .filter(({ answer, had }) => answer > 0 || (isEnough && had > 0 && had === most))
    .sort((one, other) => other.answer - one.answer || other.weight - one.weight)
    .map(({ leaf }) => leaf);
}

/** What stands for a word counts half of the word itself. */
const weightOf = (folded: SearchableText['folded'], word: SearchWord): number =>
  weightOfWord(folded, word) ||
  Math.max(0, ...word.others.map(other => weightOfWord(folded, other))) / 2;

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

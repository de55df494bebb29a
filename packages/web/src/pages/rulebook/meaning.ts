import { stem } from '../../ledger/fold.ts';
import { alike, asWord, EVERYDAY, type SearchWord } from './everyday.ts';
import type { SearchableText } from './leaf.ts';
import { REGISTER } from './register.ts';
import { nearestTo } from './typos.ts';

export const beginsWord = (text: string, word: string): boolean => ` ${text}`.includes(` ${word}`);

/** What a search needs to know of all the leaves together. */
export interface Books {
  readonly known: ReadonlySet<string>;
  /** How telling a word is: the rarer, the more. */
  readonly rarity: (word: SearchWord) => number;
}

const lately = new WeakMap<readonly SearchableText[], Books>();

/** Looks through all of them once. */
export function read(leaves: readonly SearchableText[]): Books {
  const before = lately.get(leaves);
  if (before) return before;
  const words = leaves.map(({ folded }) => new Set(spelled(`${folded.title} ${folded.text}`)));
  const known = new Set(words.flatMap(each => [...each]));
  const rarities = new Map<string, number>();
  const rarity = ({ stem: looked }: SearchWord): number => {
    const kept = rarities.get(looked);
    if (kept !== undefined) return kept;
    const having = leaves.filter(({ folded }) =>
      beginsWord(`${folded.title} ${folded.text}`, looked),
    );
    const found = 1 + Math.log(leaves.length / (1 + having.length));
    rarities.set(looked, found);
    return found;
  };
  const books = { known, rarity };
  lately.set(leaves, books);
  return books;
}

const spelled = (folded: string): readonly string[] => folded.match(/[a-zа-я]{3,}/g) ?? [];

/** A word that no book has may be one of them with a slip of the finger. */
export function meant(word: SearchWord, { known }: Books): SearchWord {
  const { whole, stem: cut, others } = word;
  if (others.length > 0 || /\d/.test(whole)) return word;
  for (const each of known) if (each.startsWith(cut) || each.includes(whole)) return word;
  const near = [...nearestTo(whole, known), ...nearestTo(whole, EVERYDAY)];
  return { ...word, others: near.flatMap(other => [asWord(other), ...alike(asWord(other))]) };
}

/**
 * How strongly the register points to a rule, by its id; the first of a line the most. A line must be
 * about half of the question.
 */
export function answersIn(
  spoken: readonly SearchWord[],
  telling: number,
): ReadonlyMap<string, number> {
  const answers = new Map<string, number>();
  const isSpoken = (group: string) =>
    group.split('/').some(each => spoken.some(word => isForm(word, each)));
  for (const [groups, ids] of REGISTER) {
    const needed = groups.split(', ');
    if (2 * needed.length < telling || !needed.every(isSpoken)) continue;
    for (const [place, id] of ids.split(' ').entries()) {
      const strength = 10 * needed.length - place;
      answers.set(id, Math.max(answers.get(id) ?? 0, strength));
    }
  }
  return answers;
}

/** Whether a word is a form of another one, or was meant to be. */
const isForm = ({ whole, stem: cut, others }: SearchWord, entry: string): boolean =>
  whole === entry ||
  cut === stem(entry) ||
  others.some(({ whole: other, isMeant }) => isMeant === true && stem(other) === stem(entry));

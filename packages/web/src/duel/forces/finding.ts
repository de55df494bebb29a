import { SET_IDS, SETS } from '@oubliette/dungeon-twister';
import type { SetDocument } from '@oubliette/dungeon-twister/documents';
import type { Gist } from '../words/gist.ts';

/** What somebody looks for among many pieces and rooms: words, and a set or all. */
export interface LookedFor {
  readonly words: string;
  readonly set: string;
}

export const EVERYTHING: LookedFor = { words: '', set: '' };

/** Sets of nobody: what somebody brought from a file. */
export const BROUGHT = 'further';

/** The sets that have a piece, ours and the shipped ones by their ids. */
export function setsOfPiece(piece: string, shipped: readonly SetDocument[]): readonly string[] {
  const ours = SET_IDS.filter(set =>
    [...SETS[set].characters, ...SETS[set].objects].some(({ id }) => id === piece),
  );
  const others = shipped.filter(
    ({ characters = [], objects = [], also = [], neutral = [] }) =>
      [...characters, ...objects].some(({ id }) => id === piece) ||
      [...also, ...neutral].includes(piece),
  );
  const all = [...ours, ...others.map(({ id }) => id)];
  return all.length > 0 ? all : [BROUGHT];
}

/** The set of a pair of rooms. */
export function setOfPair(number: number, shipped: readonly SetDocument[]): string {
  const ours = SET_IDS.find(set => SETS[set].rooms.some(room => room.number === number));
  const other = shipped.find(({ rooms }) => rooms.some(room => room.number === number));
  return ours ?? other?.id ?? BROUGHT;
}

/** What is known of something that could be chosen. */
interface Findable {
  readonly name: string;
  readonly sets: readonly string[];
  readonly gists?: readonly Gist[];
  readonly figures?: { readonly move: number; readonly combat: number } | null;
  /** The number of a pair. */
  readonly number?: number;
}

/** Whether something is what is looked for: every word in its name or in what it does, `4/3` its figures. */
export function isFound({ words, set }: LookedFor, thing: Findable): boolean {
  if (set !== '' && !thing.sets.includes(set)) return false;
  const text = [thing.name, ...(thing.gists ?? []).flatMap(gist => [gist.title, gist.words])]
    .join(' ')
    .toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')
    .every(word => (/^\d/.test(word) ? isNumbered(thing, word) : text.includes(word)));
}

/** `4/3` are both figures, `4` is one of them or the number of a pair. */
function isNumbered({ figures, number }: Findable, word: string): boolean {
  if (number !== undefined) return `${number}`.startsWith(word);
  if (!figures) return false;
  const { move, combat } = figures;
  return word.includes('/') ? `${move}/${combat}`.startsWith(word) : [move, combat].includes(+word);
}

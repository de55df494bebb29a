import { fingerprint } from '@oubliette/kernel';
import type { CharacterEntry, ObjectEntry, SetDocument } from './set-document.ts';

/** A piece as sets bring it, with the sets that have it in every colour and those that have one for nobody. */
interface Brought {
  readonly kind: 'character' | 'object';
  readonly entry: CharacterEntry | ObjectEntry;
  coloured: number;
  neutral: boolean;
}

const isNeutral = (entry: CharacterEntry | ObjectEntry): boolean =>
  'neutral' in entry && entry.neutral === true;

/** The same whether it is somebody's or nobody's. */
function printOf(kind: string, entry: CharacterEntry | ObjectEntry): string {
  const { neutral: _, ...rest } = { neutral: undefined, ...entry };
  return fingerprint({ kind, ...rest });
}

/** Whether two sets bring the very same piece: then it is one piece, and both sets have it (DT-MIX-02). */
export function isSamePiece(
  one: CharacterEntry | ObjectEntry,
  other: CharacterEntry | ObjectEntry,
): boolean {
  return one.id === other.id && printOf('', one) === printOf('', other);
}

/** The pieces of sets that are used together, each once. */
export function piecesBrought(sets: readonly SetDocument[]): Brought[] {
  const all = new Map<string, Brought>();
  for (const set of sets) {
    for (const kind of ['character', 'object'] as const) {
      for (const entry of set[`${kind}s`] ?? []) {
        const known = all.get(entry.id) ?? { kind, entry, coloured: 0, neutral: false };
        if (isNeutral(entry)) known.neutral = true;
        else known.coloured++;
        all.set(entry.id, known);
      }
    }
  }
  return [...all.values()];
}

/** What sets have beside the pieces that a match brings along once: in every colour, and for nobody. */
export function alsoIn(sets: readonly SetDocument[]): { also: string[]; neutral: string[] } {
  const brought = piecesBrought(sets);
  const again = brought.flatMap(({ entry, coloured }) =>
    Array(Math.max(0, coloured - 1)).fill(entry.id),
  );
  const neutral = brought.flatMap(({ entry, neutral }) => (neutral ? [entry.id] : []));
  return {
    also: [...again, ...sets.flatMap(({ also = [] }) => also)],
    neutral: [...new Set([...neutral, ...sets.flatMap(({ neutral = [] }) => neutral)])],
  };
}

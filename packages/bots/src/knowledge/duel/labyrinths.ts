import type { Labyrinth } from '@oubliette/dungeon-twister';
import { signatureOf } from './stamp.ts';

/**
 * What is worked out once for each labyrinth. So many are remembered at most, then all are forgotten; the
 * one asked about last is nearly always the one asked about next.
 */
export function perLabyrinth<T>(
  most: number,
  workOut: (labyrinth: Labyrinth) => T,
): (labyrinth: Labyrinth) => T {
  const known = new Map<number, T>();
  let latest: { readonly labyrinth: Labyrinth; readonly found: T } | null = null;
  return labyrinth => {
    if (latest?.labyrinth === labyrinth) return latest.found;
    const signature = signatureOf(labyrinth);
    let found = known.get(signature);
    if (found === undefined) {
      if (known.size >= most) known.clear();
      found = workOut(labyrinth);
      known.set(signature, found);
    }
    latest = { labyrinth, found };
    return found;
  };
}

import { games } from '@oubliette/host';
import { openKept } from '@oubliette/host/hall';
import { openKeeping, type StoreLocation } from '../keeping.ts';
import type { Acknowledged } from './load.ts';

/** What a store is found to hold, against what was said to be in it. */
export interface Audit {
  readonly matches: number;
  readonly deeds: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** Deeds that do not begin where the one before ended. */
  readonly gaps: number;
  /** Matches that do not lead to the fingerprints that were stored. */
  readonly differing: number;
}

/** Counts, and plays every match again from its first action. */
export async function audited(
  keeping: StoreLocation,
  acknowledged: readonly Acknowledged[],
): Promise<Audit> {
  const { store, close } = await openKeeping(keeping, error => console.error(error));
  const byMatch = Map.groupBy(acknowledged, ({ match }) => match);
  let [deeds, lost, doubled, gaps, differing] = [0, 0, 0, 0, 0];
  for (const [match, said] of byMatch) {
    const stored = await store.since(match, 0);
    deeds += stored.length;
    let head = 0;
    for (const deed of stored) {
      if (deed.after !== head || deed.head !== head + deed.entries.length) gaps++;
      head = deed.head;
    }
    for (const { id } of said) {
      const found = stored.filter(deed => deed.id === id).length;
      if (found === 0) lost++;
      if (found > 1) doubled++;
    }
    const whole = await store.load(match);
    // Without its snapshot every action is played again and held against its fingerprint.
    const opened = whole && (await openKept({ ...whole, snapshot: null }, games));
    if (!opened?.ok) differing++;
  }
  await close();
  const { length } = acknowledged;
  return { matches: byMatch.size, deeds, acknowledged: length, lost, doubled, gaps, differing };
}

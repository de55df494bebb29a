import type { CaveSeat, CaveView } from '@oubliette/claustrophobia';
import { warriorIn } from '@oubliette/claustrophobia/reading';
import { TABLE } from '@oubliette/kernel';
import { readerOf, type SeatedPeople } from '../../match/reader.ts';

export * from '@oubliette/claustrophobia/reading';

export type RoleName = 'human' | 'demon';
/** The cancelled lines of a human, from 1. */
export const cancelledOf = (view: CaveView, who: string): readonly number[] =>
  warriorIn(view, who)?.lines ?? [];

/** The warrior whose action is under way, or null. */
export function actorOf(view: CaveView): string | null {
  for (const work of view.work.toReversed()) {
    if (work.kind === 'action') return work.who;
  }
  return null;
}

/** Which side the one who looks plays; nobody's for the table. */
export function roleOf({ viewer, seats }: Pick<CaveView, 'viewer' | 'seats'>): RoleName | null {
  if (viewer === seats.human) return 'human';
  return viewer === seats.demon ? 'demon' : null;
}

/** The side that the reader leads against the machine. */
export const ownRole = (
  snapshot: SeatedPeople<CaveSeat> & { readonly view: Pick<CaveView, 'seats'> },
): RoleName | null => roleOf({ viewer: readerOf(snapshot) ?? TABLE, seats: snapshot.view.seats });

/** The side that the match waits for. */
export const askedRole = (view: CaveView): RoleName | null => view.asked?.role ?? null;

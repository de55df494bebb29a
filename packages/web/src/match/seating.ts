import type { Decision, Seat, Viewer } from '@oubliette/kernel';
import { TABLE } from '@oubliette/kernel';

/** Through whose eyes the screen shows the match, and who shall take it over first. */
export interface Seating {
  readonly viewer: Viewer;
  readonly handOver: Seat | null;
}

/**
 * Two people, one screen. Whoever sits there stays as long as he is asked; otherwise the curtain
 * falls, and until the next one sits down the screen shows what everybody may know. At an open
 * table nobody gets up. A match that is over has nothing left to hide from whoever sits there.
 */
export function seatingFor(
  decision: Decision | null,
  sitting: Seat | null,
  openTable: boolean,
): Seating {
  if (decision === null) return { viewer: sitting ?? TABLE, handOver: null };
  const next = nextOf(decision, sitting);
  if (openTable || next === sitting) return { viewer: next, handOver: null };
  return { viewer: TABLE, handOver: next };
}

function nextOf({ seats }: Decision, sitting: Seat | null): Seat {
  return sitting !== null && seats.includes(sitting) ? sitting : seats[0]!;
}

/**
 * Whether somebody may go on from an earlier moment: the new match has the same hidden rooms and
 * hands, so that one player alone could play both sides of it and read them.
 */
export function mayBranch(
  isOver: boolean,
  { openTable }: { readonly openTable: boolean },
): boolean {
  return isOver || openTable;
}

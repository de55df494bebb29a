import type { Decision, Seat, Viewer } from '@oubliette/kernel';
import { TABLE } from '@oubliette/kernel';

/** Through whose eyes the screen shows the match, and who shall take it over first. */
export interface Seating {
  readonly viewer: Viewer;
  readonly handOver: Seat | null;
}

/**
 * Two people, one screen. Whoever sits there stays as long as they are asked; otherwise the curtain
 * falls, and until the next one sits down the screen shows what everybody may know. At an open
 * table nobody gets up, and a machine needs no screen. A match that is over has nothing left to hide
 * from whoever sits there.
 */
export function seatingFor(
  decision: Decision | null,
  sitting: Seat | null,
  openTable: boolean,
  machines: Readonly<Record<Seat, string>> = {},
): Seating {
  const asked = decision?.seats.filter(seat => !machines[seat]) ?? [];
  const next = sitting !== null && asked.includes(sitting) ? sitting : asked[0];
  if (next === undefined) return { viewer: sitting ?? TABLE, handOver: null };
  if (openTable || next === sitting) return { viewer: next, handOver: null };
  return { viewer: TABLE, handOver: next };
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

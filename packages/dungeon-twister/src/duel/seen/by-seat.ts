import { type DuelSeat, type DuelState, seatsIn, sideAt } from '../state.ts';

/** Something of everybody who plays. */
export type BySeat<T> = Readonly<Partial<Record<DuelSeat, T>>>;

export function bySeat<T>(state: DuelState, of: (side: number) => T): BySeat<T> {
  const all: Partial<Record<DuelSeat, T>> = {};
  for (const seat of seatsIn(state)) all[seat] = of(sideAt(seat));
  return all;
}

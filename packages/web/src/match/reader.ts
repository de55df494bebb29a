import type { Machine } from '@oubliette/host';
import type { Seat } from '@oubliette/kernel';

/** Who sits at a table. */
export interface SeatedPeople<S extends Seat = Seat> {
  readonly seats: readonly S[];
  readonly machine?: Machine | undefined;
  readonly own?: S;
}

/**
 * Whoever has a screen to themselves, on a server or against the machine: the table says “you” to them,
 * also when they look back with the eyes of the other side. Nobody where people share a screen.
 */
export function readerOf<S extends Seat>({ seats, machine, own }: SeatedPeople<S>): S | null {
  return own ?? (machine && seats.find(seat => !machine.levels[seat])) ?? null;
}

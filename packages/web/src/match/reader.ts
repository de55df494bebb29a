import type { Machine } from '@oubliette/host';
import type { Seat } from '@oubliette/kernel';

/** Who sits at a table. */
export interface SeatedPeople<S extends Seat = Seat> {
  readonly seats: readonly S[];
  readonly machine?: Machine | undefined;
}

/**
 * Whoever plays alone against the machine: the table says “you” to him, also when he looks back with the
 * eyes of the other side. Nobody where people play each other.
 */
export function readerOf<S extends Seat>({ seats, machine }: SeatedPeople<S>): S | null {
  return (machine && seats.find(seat => !machine.levels[seat])) ?? null;
}

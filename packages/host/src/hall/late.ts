import type { Seat } from '@oubliette/kernel';
import type { TableOfHall } from './table.ts';

/** The people whose time was up, and who have not acted since. */
export function overdue({ overtime, hosted, seats }: TableOfHall): readonly Seat[] {
  if (overtime?.head !== hosted.stored) return [];
  return overtime.seats.filter(late =>
    seats.some(({ seat, by }) => seat === late && by === 'person'),
  );
}

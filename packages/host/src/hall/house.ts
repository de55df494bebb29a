import type { MatchHouse } from '../wire/tidings.ts';
import { pleaOf } from './consent.ts';
import type { TableOfHall } from './table.ts';

/** What no rule knows and everybody at the table does: who sits where, what they settled beside the match. */
export function houseOf(table: TableOfHall): MatchHouse {
  const { seats, since, hints, rematch } = table;
  const plea = pleaOf(table);
  return {
    since,
    seats: seats.map(({ seat, by, name, level }) => ({ seat, by, name, level })),
    hints,
    plea: plea && { seat: plea.seat, moment: plea.moment, allowed: [...plea.allowed] },
    rematch,
  };
}

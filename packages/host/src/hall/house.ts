import type { MatchHouse } from '../wire/tidings.ts';
import type { TableOfHall } from './table.ts';

/** What no rule knows and everybody at the table does: who sits where, and since when somebody is waited for. */
export const houseOf = ({ seats, since }: TableOfHall): MatchHouse => ({
  since,
  seats: seats.map(({ seat, by, name, level }) => ({ seat, by, name, level })),
});

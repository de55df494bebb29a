import type { House } from '../wire/tidings.ts';
import type { Table } from './table.ts';

/** What no rule knows and everybody at the table does: who sits where, and since when somebody is waited for. */
export const houseOf = ({ seats, since }: Table): House => ({
  since,
  seats: seats.map(({ seat, by, name, level }) => ({ seat, by, name, level })),
});

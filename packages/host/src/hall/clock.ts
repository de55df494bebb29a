import type { Seat } from '@oubliette/kernel';
import type { Alarm, ClockTerms, KeptMatch, SeatTime, SeatTimes } from './hall-store.ts';

type Clocked = Pick<KeptMatch, 'clock' | 'times' | 'outage' | 'seats'>;

/** The time that a seat has been waited for, less what costs nothing, comes from its bank. */
const spent = ({ left, from }: SeatTime, { free }: ClockTerms, at: number): number =>
  from === null ? left : Math.max(0, left - Math.max(0, at - from - free));

/** The clocks when others are asked than before: whoever is asked by now runs, all others stand. */
export function ticked(
  { clock, times, outage, seats }: Clocked,
  asked: readonly Seat[],
  now: number,
): SeatTimes | null {
  if (clock === null) return null;
  const at = now - outage;
  const next = seats.map(({ seat, by }): readonly [Seat, SeatTime] => {
    const before = times?.[seat] ?? { left: clock.bank, from: null };
    const runs = by === 'person' && asked.includes(seat);
    if (runs) return [seat, { left: before.left, from: before.from ?? at }];
    return [seat, { left: spent(before, clock, at), from: null }];
  });
  return Object.fromEntries(next);
}

/** Somebody else sits down: they have the whole time, from now on. */
export function setAnew(kept: KeptMatch, seat: Seat, now: number): SeatTimes | null {
  const { clock, times, asked, outage } = kept;
  if (clock === null || times === null) return null;
  const from = asked.includes(seat) ? now - outage : null;
  return { ...times, [seat]: { left: clock.bank, from } };
}

/** When the time of a seat is up, by the clock of everybody; nothing while it stands. */
export function runsOut({ clock, times, outage }: Clocked, seat: Seat): number | null {
  const time = times?.[seat];
  if (!clock || !time || time.from === null) return null;
  return time.from + clock.free + time.left + outage;
}

/** All whose clocks run, the first whose time is up first. */
export function alarms(table: Clocked): readonly Alarm[] {
  return table.seats
    .flatMap(({ seat, by }) => {
      const due = by === 'person' ? runsOut(table, seat) : null;
      return due === null ? [] : [{ seat, due }];
    })
    .toSorted((one, other) => one.due - other.due);
}

import type { Seat } from '@oubliette/kernel';
import type { Alarm, KeptMatch } from './hall-store.ts';

/** Whoever looks sees by themselves that it is their turn. */
const PATIENCE_MS = 15_000;
/** Of the time that somebody has, so much may pass before they are reminded. */
const LATE = 0.8;
/** Nobody is reminded in a match that is played in one sitting. */
const LONG_MS = 3_600_000;
/** What somebody is told while they are waited for. */
export interface Occasion {
  readonly what: 'turn' | 'reminder';
  readonly at: number;
}

/** When whoever is waited for now is told so for the first time. */
export function firstNotice(
  asked: readonly Seat[],
  { seats }: Pick<KeptMatch, 'seats'>,
  since: number,
): Alarm | null {
  const person = seats.find(({ seat, by }) => by === 'person' && asked.includes(seat));
  return person ? { seat: person.seat, due: since + PATIENCE_MS } : null;
}

/** What a seat is told while it is waited for, and when. */
export function occasions(
  { since, clock, times, outage }: Pick<KeptMatch, 'since' | 'clock' | 'times' | 'outage'>,
  seat: Seat,
): readonly Occasion[] {
  const turn = { what: 'turn', at: since + PATIENCE_MS } as const;
  const time = times?.[seat];
  if (!clock || !time || time.from === null) return [turn];
  const whole = clock.free + time.left;
  if (whole < LONG_MS) return [turn];
  return [turn, { what: 'reminder', at: time.from + outage + LATE * whole }];
}

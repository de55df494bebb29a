import { language } from '../i18n/language.ts';
import { text } from './messages.ts';

/** Seconds: of each wait `free` cost nothing; whatever is more comes from `bank`. */
export interface ChosenClock {
  readonly bank: number;
  readonly free: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What can be chosen, from none to days apart. */
export const CLOCKS: readonly (ChosenClock | null)[] = [
  null,
  { bank: 15 * MINUTE, free: 10 },
  { bank: 30 * MINUTE, free: 20 },
  { bank: HOUR, free: 30 },
  { bank: 0, free: DAY },
  { bank: 0, free: 3 * DAY },
  { bank: 0, free: 7 * DAY },
];

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
] as const;

/** A length of time in its greatest whole unit: 3 days, 15 minutes. */
function long(seconds: number): string {
  const [unit, one] = UNITS.find(([, length]) => seconds >= length) ?? UNITS[3];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language(), style).format(Math.floor(seconds / one));
}

export function clockWords(clock: ChosenClock | null): string {
  if (clock === null) return text().noClock;
  if (clock.bank === 0) return text().perTurn(long(clock.free));
  return text().bankAndTurn(long(clock.bank), long(clock.free));
}

/** What is left, as a clock shows it: 2 days, 5:07:00 as 5 hours, 12:30. */
export function remaining(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= HOUR) return long(seconds);
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

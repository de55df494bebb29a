import { createSignal, onCleanup } from 'solid-js';
import { language } from '../i18n/language.ts';

const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** How long something lasts, in its greatest whole unit: 12 min, 3 hr, 2 days; nothing below a minute. */
export function lasting(ms: number): string {
  const [unit, length] = UNITS.find(([, one]) => ms >= one) ?? [];
  if (unit === undefined) return '';
  const count = Math.floor(ms / length);
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'short' }).format(
    count,
  );
}

/** The time of day, looked at now and then, for as long as whoever asks is on the screen. */
export function createNow(every = 10_000): () => number {
  const [now, setNow] = createSignal(Date.now());
  const timer = setInterval(() => setNow(Date.now()), every);
  onCleanup(() => clearInterval(timer));
  return now;
}

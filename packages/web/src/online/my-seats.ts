import type { Seat } from '@oubliette/kernel';
import { createSignal } from 'solid-js';

/** A match on a server that this device has a key to. */
export interface MySeat {
  readonly match: string;
  /** Opens the seat; it never leaves this device but to the server. */
  readonly key: string;
  /** Nothing for an onlooker. */
  readonly seat: Seat | null;
  readonly game: string;
  /** Links to the other seats, made by whoever began the match. */
  readonly invites: Readonly<Record<Seat, string>>;
  /** The key of onlookers, where this device has made it. */
  readonly watch?: string;
  /** When it was opened last, in milliseconds since 1970. */
  readonly seen: number;
}

const STORED = 'oubliette.online';

function read(): readonly MySeat[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSeat) : [];
  } catch {
    // Nothing is kept here, or nonsense: no seats.
    return [];
  }
}

const isSeat = (kept: Partial<MySeat> | null): kept is MySeat =>
  typeof kept?.match === 'string' &&
  typeof kept.key === 'string' &&
  typeof kept.game === 'string' &&
  typeof kept.invites === 'object' &&
  typeof kept.seen === 'number';

const [seats, setSeats] = createSignal(read());
addEventListener('storage', ({ key }) => key === STORED && setSeats(read()));

/** Matches that this device sits at, the last opened first. */
export const mySeats = (): readonly MySeat[] => seats().toSorted((a, b) => b.seen - a.seen);

export const mySeatAt = (match: string): MySeat | undefined =>
  seats().find(seat => seat.match === match);

export function keepSeat(seat: MySeat): void {
  write([...read().filter(({ match }) => match !== seat.match), seat]);
}

export function forgetSeat(match: string): void {
  write(read().filter(seat => seat.match !== match));
}

function write(next: readonly MySeat[]): void {
  setSeats(next);
  // Where the browser keeps nothing the seat lasts until the tab is closed.
  try {
    localStorage.setItem(STORED, JSON.stringify(next));
  } catch {}
}

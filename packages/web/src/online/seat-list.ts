import { createSignal } from 'solid-js';

/** The newest only: matches come and go. */
const MOST = 200;

/** Seats of matches that this device remembers under one name. */
export interface SeatList {
  has(match: string, seat: string): boolean;
  put(match: string, seat: string, on: boolean): void;
}

export function seatList(stored: string): SeatList {
  function read(): readonly string[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(stored) ?? '[]');
      return Array.isArray(kept) ? kept.filter(one => typeof one === 'string') : [];
    } catch {
      // Nothing is kept here, or nonsense: no seat.
      return [];
    }
  }

  const [seats, setSeats] = createSignal(read());
  const nameOf = (match: string, seat: string) => `${match} ${seat}`;

  return {
    has: (match, seat) => seats().includes(nameOf(match, seat)),
    put(match, seat, on) {
      const name = nameOf(match, seat);
      const rest = seats().filter(one => one !== name);
      setSeats(on ? [...rest, name].slice(-MOST) : rest);
      // Where the browser keeps nothing it lasts until the tab is closed.
      try {
        localStorage.setItem(stored, JSON.stringify(seats()));
      } catch {}
    },
  };
}

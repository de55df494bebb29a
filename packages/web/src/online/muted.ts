import { createSignal } from 'solid-js';

const STORED = 'oubliette.muted';
/** The newest only: matches come and go. */
const MOST = 200;

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(kept) ? kept.filter(one => typeof one === 'string') : [];
  } catch {
    // Nothing is kept here, or nonsense: nobody is muted.
    return [];
  }
}

const [muted, setMuted] = createSignal(read());
const nameOf = (match: string, seat: string) => `${match} ${seat}`;

/** Whether this device shows nothing of what a seat says. */
export const isMuted = (match: string, seat: string): boolean =>
  muted().includes(nameOf(match, seat));

export function mute(match: string, seat: string, on: boolean): void {
  const name = nameOf(match, seat);
  const rest = muted().filter(one => one !== name);
  setMuted(on ? [...rest, name].slice(-MOST) : rest);
  // Where the browser keeps nothing it lasts until the tab is closed.
  try {
    localStorage.setItem(STORED, JSON.stringify(muted()));
  } catch {}
}

import { createSignal } from 'solid-js';

const STORED = 'oubliette.speed';

// Storage throws where the browser forbids it; the choice then lasts until the tab is closed.
function readStored(): number {
  try {
    return localStorage.getItem(STORED) === '2' ? 2 : 1;
  } catch {
    return 1;
  }
}

const [speed, setSpeed] = createSignal(readStored());

/** How many times faster than usual everything moves: 1 or 2. */
export { speed };

export function switchSpeed(): void {
  const next = speed() === 2 ? 1 : 2;
  setSpeed(next);
  try {
    localStorage.setItem(STORED, String(next));
  } catch {}
}

import { createSignal } from 'solid-js';

const STORED = 'oubliette.stepping';

// Storage throws where the browser forbids it; the choice then lasts until the tab is closed.
function readStored(): boolean {
  try {
    return localStorage.getItem(STORED) === 'yes';
  } catch {
    return false;
  }
}

const [isStepping, setStepping] = createSignal(readStored());
/** Lets the machine go on, while it waits for that. */
const [next, setNext] = createSignal<(() => void) | null>(null);

/** Whether the machine waits after each of its deeds; what lets it go on, while it does. */
export { isStepping, next };

export function switchStepping(): void {
  setStepping(was => !was);
  if (!isStepping()) next()?.();
  try {
    localStorage.setItem(STORED, isStepping() ? 'yes' : 'no');
  } catch {}
}

/** Until the reader has seen enough of the last deed. */
export async function untilNext(): Promise<void> {
  if (!isStepping()) return;
  await new Promise<void>(done => setNext(() => done));
  setNext(null);
}

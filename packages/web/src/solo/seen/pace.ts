import { createSignal } from 'solid-js';

/** How the prison acts: one at a time when the player says so, by itself, or without motion. */
export const PACES = ['step', 'calm', 'brisk', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

/** What every duration of the board is divided by. */
const SPEEDS: Readonly<Record<Pace, number>> = { step: 1, calm: 1, brisk: 2.5, 'at-once': 1000 };

/** How long the eye rests between two activations, in milliseconds. */
const RESTS: Readonly<Record<Pace, number | null>> = {
  step: null,
  calm: 1400,
  brisk: 450,
  'at-once': 0,
};

const STORED = 'oubliette.pace';

// Storage throws where the browser forbids it; the choice then lasts until the tab is closed.
function readStored(): Pace {
  try {
    return PACES.find(pace => pace === localStorage.getItem(STORED)) ?? 'step';
  } catch {
    return 'step';
  }
}

const [pace, set] = createSignal<Pace>(readStored());

export { pace };

export function setPace(next: Pace): void {
  set(next);
  try {
    localStorage.setItem(STORED, next);
  } catch {}
}

export const speedAt = (at: Pace): number => SPEEDS[at];
export const restAt = (at: Pace): number | null => RESTS[at];

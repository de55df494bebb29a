import { createSignal } from 'solid-js';
import { DRAWERS } from '../../storage/drawers.ts';

/** Ids of the puzzles that were solved in this browser. */
function readStored(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DRAWERS.puzzles) ?? '[]');
    return Array.isArray(kept) ? kept.filter(each => typeof each === 'string') : [];
  } catch {
    // The browser forbids it, or somebody wrote something else there.
    return [];
  }
}

const [solved, setSolved] = createSignal(readStored());

export const isSolved = (id: string): boolean => solved().includes(id);

export function markSolved(id: string): void {
  if (isSolved(id)) return;
  // Another tab may have solved something meanwhile.
  setSolved([...new Set([...readStored(), ...solved(), id])]);
  try {
    localStorage.setItem(DRAWERS.puzzles, JSON.stringify(solved()));
  } catch {
    // The browser forbids it: progress lasts until the tab is closed.
  }
}

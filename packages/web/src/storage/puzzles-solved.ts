import { createEffect, createRoot, createSignal, on } from 'solid-js';
import { DRAWERS } from './drawer-names.ts';
import { filled } from './drawers.ts';

const DAY = 86_400_000;

/** Days since 1970 by the clock of Greenwich: the same for everybody. */
export const dayOf = (time: number): number => Math.floor(time / DAY);

/** A list as it lies in a drawer; empty where the browser forbids it, or somebody wrote something else there. */
function readStored<Entry>(
  drawer: string,
  isEntry: (value: unknown) => value is Entry,
): readonly Entry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(drawer) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isId = (value: unknown): value is string => typeof value === 'string';
const isDay = (value: unknown): value is number => Number.isSafeInteger(value);

const readSolved = () => readStored(DRAWERS.puzzles, isId);
const readDays = () => readStored(DRAWERS.daily, isDay);

const [solved, setSolved] = createSignal(readSolved());
const [days, setDays] = createSignal(readDays());

/** What came back from a file counts at once. */
createRoot(() =>
  createEffect(
    on(
      filled,
      () => {
        setSolved(readSolved());
        setDays(readDays());
      },
      { defer: true },
    ),
  ),
);

export const isSolved = (id: string): boolean => solved().includes(id);

/** How many puzzles were solved in this browser. */
export const puzzlesSolved = (): number => solved().length;

/** The days, counted from 1970, whose own puzzle was solved on the day. */
export const dailyDays = (): readonly number[] => days();

export function markSolved(id: string): void {
  if (isSolved(id)) return;
  // Another tab may have solved something meanwhile.
  setSolved([...new Set([...readSolved(), ...solved(), id])]);
  write(DRAWERS.puzzles, solved());
}

/** The puzzle of this day was solved on it, for the first time or again. */
export function markDay(day: number): void {
  if (days().includes(day)) return;
  setDays([...new Set([...readDays(), ...days(), day])]);
  write(DRAWERS.daily, days());
}

function write(drawer: string, entries: readonly unknown[]): void {
  try {
    localStorage.setItem(drawer, JSON.stringify(entries));
  } catch {
    // The browser forbids it: progress lasts until the tab is closed.
  }
}

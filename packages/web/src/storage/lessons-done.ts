import { createEffect, createRoot, createSignal, on } from 'solid-js';
import { DRAWERS } from './drawer-names.ts';
import { filled } from './drawers.ts';

const nameOf = (course: string, lesson: string) => `${course}/${lesson}`;

function readStored(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DRAWERS.lessons) ?? '[]');
    return Array.isArray(kept) ? kept.filter(each => typeof each === 'string') : [];
  } catch {
    // The browser forbids it, or somebody wrote something else there.
    return [];
  }
}

const [done, setDone] = createSignal(readStored());

/** What came back from a file counts at once. */
createRoot(() => createEffect(on(filled, () => setDone(readStored()), { defer: true })));

/** How many lessons are done, of all games. */
export const lessonsDone = (): number => done().length;

export const isDone = (course: string, lesson: string): boolean =>
  done().includes(nameOf(course, lesson));

export const hasBegun = (course: string): boolean =>
  done().some(name => name.startsWith(`${course}/`));

export function markDone(course: string, lesson: string): void {
  if (isDone(course, lesson)) return;
  // Another tab may have learned something meanwhile.
  setDone([...new Set([...readStored(), ...done(), nameOf(course, lesson)])]);
  try {
    localStorage.setItem(DRAWERS.lessons, JSON.stringify(done()));
  } catch {
    // The browser forbids it: progress lasts until the tab is closed.
  }
}

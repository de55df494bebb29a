import { createSignal } from 'solid-js';
import { DRAWERS } from './drawer-names.ts';

const [filled, setFilled] = createSignal(0);

/** How many drawers were filled while the page is open: what shows one looks again. */
export { filled };

const NAMES: readonly string[] = Object.values(DRAWERS);

/** Lists that add up when they come from two devices. */
const LISTS: readonly string[] = [
  DRAWERS.pastSolo,
  DRAWERS.results,
  DRAWERS.lessons,
  DRAWERS.puzzles,
  DRAWERS.daily,
];

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** All that lies in the drawers, as text; whoever opens one checks what is in it. */
export function drawersHere(shelf: () => Shelf = () => localStorage): Record<string, string> {
  try {
    return Object.fromEntries(
      NAMES.flatMap(name => {
        const text = shelf().getItem(name);
        return text === null ? [] : [[name, text]];
      }),
    );
  } catch {
    // The browser forbids it: there are no drawers.
    return {};
  }
}

/**
 * Fills the drawers that are empty here, and adds to lists what they lack; how many drawers gained
 * by it. What lies here stays.
 */
export function fillDrawers(
  drawers: Readonly<Record<string, string>>,
  shelf: () => Shelf = () => localStorage,
): number {
  const here = drawersHere(shelf);
  let count = 0;
  for (const name of NAMES) {
    const text = drawers[name];
    if (text === undefined) continue;
    const next = together(name, here[name], text);
    if (next === null) continue;
    try {
      shelf().setItem(name, next);
      count++;
    } catch {
      // No room, or forbidden: this one stays in the file.
    }
  }
  setFilled(before => before + count);
  return count;
}

/** What a drawer holds when both are put together; nothing if that is what lies here already. */
function together(name: string, here: string | undefined, there: string): string | null {
  if (here === undefined) return there;
  if (!LISTS.includes(name)) return null;
  const [mine, theirs] = [listIn(here), listIn(there)];
  if (mine === null || theirs === null) return null;
  const known = new Set(mine.map(nameOf));
  const more = theirs.filter(entry => !known.has(nameOf(entry)));
  return more.length === 0 ? null : JSON.stringify([...mine, ...more]);
}

function listIn(text: string): readonly unknown[] | null {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** An entry is the same one if its match is; else if it reads the same. */
const nameOf = (entry: unknown): unknown => {
  const { key } = (entry ?? {}) as { key?: unknown };
  return typeof key === 'string' ? key : JSON.stringify(entry);
};

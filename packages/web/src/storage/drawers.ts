import { createSignal } from 'solid-js';

const [filled, setFilled] = createSignal(0);

/** How many drawers were filled while the page is open: what shows one looks again. */
export { filled };

/** What this browser keeps beside matches, by its name in the browser's storage. */
export const DRAWERS = {
  cards: 'oubliette.npc-cards',
  editor: 'oubliette.editor',
  companion: 'oubliette.companion',
  pastSolo: 'oubliette.solo.past',
  lessons: 'oubliette.lessons',
  puzzles: 'oubliette.puzzles',
  guide: 'oubliette.guide',
} as const;

const NAMES: readonly string[] = Object.values(DRAWERS);

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

/** Fills the drawers that are empty here; how many were. What lies here stays. */
export function fillDrawers(
  drawers: Readonly<Record<string, string>>,
  shelf: () => Shelf = () => localStorage,
): number {
  const here = drawersHere(shelf);
  let count = 0;
  for (const name of NAMES) {
    const text = drawers[name];
    if (text === undefined || here[name] !== undefined) continue;
    try {
      shelf().setItem(name, text);
      count++;
    } catch {
      // No room, or forbidden: this one stays in the file.
    }
  }
  setFilled(before => before + count);
  return count;
}

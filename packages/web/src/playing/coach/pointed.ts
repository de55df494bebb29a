/** What a place of the table is called by whoever teaches, and how it is found on the screen. */
const PLACES: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^@(\d+),(\d+)$/, (_, x, y) => `[data-cell="${Number(y) * COLUMNS + Number(x)}"]`],
  [/^tile (@\S+)$/, (_, cell) => `[data-cell="${cell}"]`],
  [/^door (@\S+ [NESW])$/, (_, door) => `[data-door="${door}"]`],
  [/^pair (\d+)$/, (_, pair) => `[data-pair="${pair}"]`],
  [/^piece (\S+)$/, (_, piece) => `[data-piece="${piece}"]`],
  [/^room (\d+)$/, (_, room) => `[data-room="${room}"]`],
  [/^die (\d)$/, (_, value) => `.dice-tray [data-die="${value}"]`],
  [
    /^card (\S+)$/,
    (_, card) => `[data-card="${card}"], .card[data-kind="action"][data-value="${card}"]`,
  ],
  [/^lay (\d)$/, (_, value) => `.fan .card:not([data-spent])[data-value="${value}"]`],
  [/^button (.+)$/, (_, control) => `[data-control="${control}"]`],
  [/^([A-Z]:\S+)$/, (_, token) => `[data-orbit="${token}"], [data-control="${token}"]`],
  [/^(\S+)$/, (_, who) => `[data-who="${who}"], [data-pick="${who}"]`],
];

/** Squares of a labyrinth lie in rows of so many; who teaches does so without wings. */
const COLUMNS = 22;

/** What is pointed at, if it is on the screen now; of several places, the first that is. */
export function elementAt(places: string): Element | null {
  const found = places.split(' or ').map(elementCalled);
  return found.find(element => element?.checkVisibility()) ?? null;
}

function elementCalled(place: string): Element | null {
  for (const [form, selector] of PLACES) {
    const parts = form.exec(place);
    if (parts) return document.querySelector(selector(...(parts as string[])));
  }
  return null;
}

/** Where a tile lies, in words. */
import { placeOf } from '../seen/reading.ts';
import { isHumanName } from '../words/mention.ts';
import type { CaveTexts } from '../words/messages.en.ts';
import { type Setting, tileAt, who } from './setting.ts';

const SIDE_OF: Readonly<Record<string, keyof CaveTexts['sides']>> = {
  '0,-1': 'N',
  '1,0': 'E',
  '0,1': 'S',
  '-1,0': 'W',
};

/** How many tiles east and south of the one who acts. */
function wayFrom({ from }: Setting, cell: string): readonly [number, number] | null {
  if (from === null) return null;
  const [x, y] = placeOf(cell);
  const [fromX, fromY] = placeOf(from);
  return [x - fromX, y - fromY];
}

/** On which side of the one who acts a tile lies, if it is the next one. */
function sideTo(s: Setting, cell: string): string | null {
  const side = SIDE_OF[String(wayFrom(s, cell))];
  return side ? s.texts.sides[side] : null;
}

/** Where a walk of the one who acts leads: a side of theirs, or so many tiles away. */
export function walkTo(s: Setting, cell: string): string | null {
  const way = wayFrom(s, cell);
  return sideTo(s, cell) ?? ((way && s.texts.asked.away(...way)) || null);
}

/** Where a tile lies: a side of the one who acts if it is the next one, else seen from the nearest human. */
export const wayTo = (s: Setting, cell: string): string | null =>
  sideTo(s, cell) ?? bearingTo(s, cell);

function bearingTo(s: Setting, cell: string): string | null {
  const [x, y] = placeOf(cell);
  let found: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [name, { place }] of Object.entries(s.view.warriors)) {
    if (!place.startsWith('@') || !isHumanName(name)) continue;
    const [fromX, fromY] = placeOf(place);
    const [east, south] = [x - fromX, y - fromY];
    const far = Math.abs(east) + Math.abs(south);
    if (far >= least) continue;
    least = far;
    found = s.texts.asked.bearing(who(s, name), east, south);
  }
  return found;
}

/** The name of a tile and where it lies. */
export const located = (s: Setting, { to }: { readonly to: string }): string =>
  s.texts.asked.actions.place(tileAt(s, to).name, wayTo(s, to));

/** The name of a tile and where it lies, seen from the one who acts. */
export const placeOfTile = (s: Setting, cell: string): string =>
  s.texts.asked.actions.place(tileAt(s, cell).name, walkTo(s, cell));

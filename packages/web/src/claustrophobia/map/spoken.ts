import type { CaveView } from '@oubliette/claustrophobia';
import {
  isClosed,
  isFresh,
  type Opening,
  openings,
  unexploredOf,
} from '@oubliette/claustrophobia/drawing';
import { tileName } from '../pieces/tile-name.ts';
import { cellAt, hasActed, placeOf, type TileSeen, tileAt, warriorsAt } from '../seen/reading.ts';
import { sideWords, warriorName } from '../words/index.ts';
import { text } from './messages.ts';

/** Who stands there, alike ones counted together. */
function crowd(view: CaveView, cell: string): readonly string[] {
  const counts = new Map<string, number>();
  for (const who of warriorsAt(view, cell)) {
    const name = warriorName(who, view) + (hasActed(view, who) ? `, ${text().acted}` : '');
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
}

const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;
const ACROSS = { N: 'S', E: 'W', S: 'N', W: 'E' } as const;

/** Sides where both tiles have an opening, as they say in the notation. */
function passagesOf(view: CaveView, { cell, open }: TileSeen): readonly Opening[] {
  const [x, y] = placeOf(cell);
  return openings.filter(side => {
    const beyond = tileAt(view, cellAt(x + STEPS[side][0], y + STEPS[side][1]));
    return open.includes(side) && beyond?.open.includes(ACROSS[side]);
  });
}

function passageWords(view: CaveView, tile: TileSeen): readonly string[] {
  const sides = passagesOf(view, tile);
  const free = sides.filter(side => !tile.caved.includes(side)).map(sideWords);
  const caved = sides.filter(side => tile.caved.includes(side)).map(sideWords);
  return [
    ...(free.length > 0 ? [text().passages(free)] : []),
    ...(caved.length > 0 ? [text().caveIns(caved)] : []),
  ];
}

/** What lies on a tile. */
const thingsOn = (view: CaveView, { id }: TileSeen): readonly string[] =>
  (view.marks[id] ?? []).flatMap(mark => text().things[mark] ?? []);

function openingWords(view: CaveView, tile: TileSeen): readonly string[] {
  return unexploredOf(view, tile).map(opening => {
    const side = sideWords(opening);
    if (isClosed(tile, opening)) return text().lost(side);
    return isFresh(view, tile, opening) ? text().freshAir(side) : text().unexplored(side);
  });
}

/** A tile as a screen reader tells it: what it is, where it lies, who is there, where it leads. */
export function spokenTile(view: CaveView, tile: TileSeen): string {
  const [x, y] = placeOf(tile.cell);
  return [
    tileName(tile.id),
    text().place(x, y),
    ...thingsOn(view, tile),
    ...crowd(view, tile.cell),
    ...passageWords(view, tile),
    ...openingWords(view, tile),
  ].join('; ');
}

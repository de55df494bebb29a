import type { CaveView } from '@oubliette/claustrophobia';
import { isClosed, isFresh, unexploredOf } from '@oubliette/claustrophobia/drawing';
import { tileName } from '../pieces/tile-name.ts';
import { hasActed, placeOf, type TileSeen, warriorsAt } from '../seen/reading.ts';
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

function openingsOf(view: CaveView, tile: TileSeen): readonly string[] {
  return unexploredOf(view, tile)
    .filter(opening => !isClosed(tile, opening))
    .map(opening => {
      const side = sideWords(opening);
      return isFresh(view, tile, opening) ? text().freshAir(side) : text().unexplored(side);
    });
}

/** A tile as a screen reader tells it: what it is, where it lies, who is there, where it leads. */
export function spokenTile(view: CaveView, tile: TileSeen): string {
  const [x, y] = placeOf(tile.cell);
  return [
    tileName(tile.id),
    text().place(x, y),
    ...crowd(view, tile.cell),
    ...openingsOf(view, tile),
  ].join('; ');
}

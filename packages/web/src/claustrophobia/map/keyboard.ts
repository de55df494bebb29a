import type { CaveView } from '@oubliette/claustrophobia';
import { placeOf } from '../seen/reading.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest tile in the direction of an arrow key, however the map has grown; null: none there. */
export function stepOf(key: string, cell: string, view: Pick<CaveView, 'board'>): string | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const [x, y] = placeOf(cell);
  let best: string | null = null;
  let least = Infinity;
  for (const tile of view.board) {
    const [tx, ty] = placeOf(tile.cell);
    const ahead = (tx - x) * arrow[0] + (ty - y) * arrow[1];
    const aside = Math.abs((tx - x) * arrow[1]) + Math.abs((ty - y) * arrow[0]);
    const far = ahead + 3 * aside;
    if (ahead > 0 && far < least) [best, least] = [tile.cell, far];
  }
  return best;
}

import type { BoardPlan, CellId } from '../../board/index.ts';
import { UNLISTED } from './wishes.ts';

/** cell → the best rank of anything listed that hands might be kept free for from there, in whosever hands */
export type Near = Uint8Array;

export function nothingNear({ cells }: BoardPlan): Near {
  return new Uint8Array(cells).fill(UNLISTED);
}

/** Something lies there: it is near to all squares from which it is no more steps away. */
export function noteNear(
  near: Near,
  { columns, rows }: BoardPlan,
  cell: CellId,
  rank: number,
  steps: number,
): void {
  const [x, y] = [cell % columns, Math.floor(cell / columns)];
  const bottom = Math.min(rows - 1, y + steps);
  for (let row = Math.max(0, y - steps); row <= bottom; row++) {
    const aside = steps - Math.abs(row - y);
    const right = row * columns + Math.min(columns - 1, x + aside);
    for (let at = row * columns + Math.max(0, x - aside); at <= right; at++) {
      if (rank < near[at]!) near[at] = rank;
    }
  }
}

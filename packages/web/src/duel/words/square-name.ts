import {
  type BoardPlan,
  type CellId,
  columnOf,
  ROOM_SQUARES,
  rowOf,
} from '@oubliette/dungeon-twister';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** `a` is Blue's line; a labyrinth of more columns than letters goes on with `aa`. */
export const columnName = (x: number): string =>
  x < LETTERS.length ? LETTERS[x]! : `a${LETTERS[x - LETTERS.length]}`;

export const rowName = (y: number): string => String(y + 1);

/** Squares are named as on a chessboard: `d7`, the column along the maze, then the row. */
export const squareName = (plan: BoardPlan, cell: number): string =>
  columnName(columnOf(plan, cell as CellId)) + rowName(rowOf(plan, cell as CellId));

/** A room that nobody has seen has no name but its corners: `b1–f5`. */
export function cornersOf(plan: BoardPlan, position: number): string {
  const cells = plan.cellOf.subarray(position * ROOM_SQUARES, (position + 1) * ROOM_SQUARES);
  return `${squareName(plan, Math.min(...cells))}–${squareName(plan, Math.max(...cells))}`;
}

/** Cells of the plane around the start tile; no board reaches further than this. */
const REACH = 40;
const WIDTH = 2 * REACH + 1;

/** A cell as one number. */
export function cellAt(x: number, y: number): number {
  return (y + REACH) * WIDTH + x + REACH;
}

export const START_CELL = cellAt(0, 0);
/** What to add to a cell to go N, E, S, W. */
export const CELL_STEP: readonly number[] = [-WIDTH, 1, WIDTH, -1];
const CELLS = WIDTH * WIDTH;

export function columnOf(cell: number): number {
  return (cell % WIDTH) - REACH;
}

export function rowOf(cell: number): number {
  return Math.floor(cell / WIDTH) - REACH;
}

const NAMES: (string | undefined)[] = new Array(CELLS).fill(undefined);

/** `@x,y` */
export function cellName(cell: number): string {
  NAMES[cell] ??= `@${columnOf(cell)},${rowOf(cell)}`;
  return NAMES[cell];
}

const CELL = /^@(-?\d+),(-?\d+)$/;
const NUMBERS = new Map<string, number>();

/** The cell of that name, or −1. */
export function cellNamed(name: string): number {
  const known = NUMBERS.get(name);
  if (known !== undefined) return known;
  const [, x = '', y = ''] = CELL.exec(name) ?? [];
  const inside = x !== '' && Math.abs(Number(x)) <= REACH && Math.abs(Number(y)) <= REACH;
  const cell = inside ? cellAt(Number(x), Number(y)) : -1;
  if (cell >= 0 && cellName(cell) === name) NUMBERS.set(name, cell);
  return cell >= 0 && cellName(cell) === name ? cell : -1;
}

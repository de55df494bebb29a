/** The squares and edges of a room as one lattice of 11 by 11: squares at odd places, edges between. */
import { ROOM_SIDE } from '@oubliette/dungeon-twister';

const LATTICE = 2 * ROOM_SIDE + 1;

export type LatticeSpot =
  | { readonly kind: 'square'; readonly x: number; readonly y: number; readonly square: number }
  | { readonly kind: 'edge'; readonly x: number; readonly y: number; readonly edge: number };

const FIRST_VERTICAL = (ROOM_SIDE + 1) * ROOM_SIDE;

/** What lies at a place of the lattice; nothing at corners and outside. */
export function spotAt(x: number, y: number): LatticeSpot | null {
  if (x < 0 || y < 0 || x >= LATTICE || y >= LATTICE) return null;
  const [column, row] = [x >> 1, y >> 1];
  const [isBetweenColumns, isBetweenRows] = [x % 2 === 0, y % 2 === 0];
  if (isBetweenColumns && isBetweenRows) return null;
  if (isBetweenColumns)
    return { kind: 'edge', x, y, edge: FIRST_VERTICAL + column * ROOM_SIDE + row };
  if (isBetweenRows) return { kind: 'edge', x, y, edge: row * ROOM_SIDE + column };
  return { kind: 'square', x, y, square: row * ROOM_SIDE + column };
}

export const SPOTS: readonly LatticeSpot[] = Array.from({ length: LATTICE * LATTICE }, (_, at) =>
  spotAt(at % LATTICE, Math.floor(at / LATTICE)),
).filter(spot => spot !== null);

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Where an arrow key leads: to the next place that is no corner. */
export function nextSpot({ x, y }: LatticeSpot, key: string): LatticeSpot | null {
  const [dx, dy] = WAYS[key] ?? [0, 0];
  if (dx === 0 && dy === 0) return null;
  return spotAt(x + dx, y + dy) ?? spotAt(x + 2 * dx, y + 2 * dy);
}

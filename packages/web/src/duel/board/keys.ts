import { type CellId, type Direction, neighbour, planUnder } from '@oubliette/dungeon-twister';
import { viewQuarters } from '@oubliette/dungeon-twister/drawing';
import type { Plane } from '../../board/plane.ts';

const ARROWS: Readonly<Record<string, number>> = {
  ArrowUp: 0,
  ArrowRight: 1,
  ArrowDown: 2,
  ArrowLeft: 3,
};

/** The square that an arrow key leads to, as the board lies on the screen; null for other keys. */
export function squareBeside(
  { labyrinth, geometry }: Plane,
  cell: CellId,
  key: string,
): CellId | null {
  const side = ARROWS[key];
  if (side === undefined) return null;
  const direction = ((side - viewQuarters(geometry)) & 3) as Direction;
  return neighbour(planUnder(labyrinth), cell, direction) ?? cell;
}

export const isArrow = (key: string): boolean => Object.hasOwn(ARROWS, key);

/** Whoever comes after somebody in a list that has no end; backwards with Shift. */
export function nextIn(
  list: readonly string[],
  current: string | null,
  backwards: boolean,
): string | null {
  if (list.length === 0) return null;
  const here = current === null ? -1 : list.indexOf(current);
  if (here < 0) return backwards ? list.at(-1)! : list[0]!;
  return list[(here + (backwards ? -1 : 1) + list.length) % list.length]!;
}

/** The four directions of the board, counted clockwise so that a quarter turn adds one. */
export type Direction = 0 | 1 | 2 | 3;

export const NORTH: Direction = 0;
export const EAST: Direction = 1;
export const SOUTH: Direction = 2;
export const WEST: Direction = 3;

export const DIRECTIONS: readonly Direction[] = [NORTH, EAST, SOUTH, WEST];

export function opposite(direction: Direction): Direction {
  return (direction ^ 2) as Direction;
}

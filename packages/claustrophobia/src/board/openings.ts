export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type TileSide = (typeof SIDES)[number];

/** The number of a side in `SIDES`: a direction on the board. */
export type TileDirection = 0 | 1 | 2 | 3;
export const DIRECTIONS: readonly TileDirection[] = [0, 1, 2, 3];

export function opposite(direction: number): TileDirection {
  return ((direction + 2) & 3) as TileDirection;
}

/** Openings as a mask: bit d is side d. */
export function maskOf(letters: string): number {
  return SIDES.reduce((mask, side, d) => (letters.includes(side) ? mask | (1 << d) : mask), 0);
}

export function lettersOf(mask: number): string {
  return SIDES.filter((_, d) => (mask & (1 << d)) !== 0).join('');
}

/** The mask after so many quarter turns clockwise (CL-COMP-07). */
export function turned(mask: number, quarters: number): number {
  return ((mask << quarters) | (mask >> (4 - quarters))) & 15;
}

import { PORTCULLIS, SLIT, UNREVEALED, WALL } from '@oubliette/dungeon-twister';

/** A character of the team walks this far for an AP, on average. */
export const SQUARES_PER_AP = 4;

export const EDGE_BARS = WALL | PORTCULLIS | SLIT;

/**
 * What stands in the way costs what it takes to remove it, in squares. Walls and slits are turned out of
 * the way; whoever breaks through pays more than any turn. To enter a room that lies face down costs
 * three AP: one to reveal it, the others for what may stand in there. So the way from line to line is 69
 * squares through rooms that lie face down, 42 on average when all are revealed (100 mazes).
 */
const PRICE: readonly (readonly [number, number])[] = [
  [UNREVEALED, 3 * SQUARES_PER_AP],
  [SLIT, 7 * SQUARES_PER_AP],
  [WALL, 7 * SQUARES_PER_AP],
];

/** A portcullis for who opens it themselves, for who has a friend that can come and do it, for others. */
const LOCK_PRICES = [1, 3, 9].map(ap => ap * SQUARES_PER_AP);

/** bars → squares, with a portcullis at its price */
export const PRICE_OF_BARS = LOCK_PRICES.map(lock =>
  Array.from({ length: 2 * UNREVEALED }, (_, bars) =>
    [...PRICE, [PORTCULLIS, lock] as const].reduce(
      (most, [bar, price]) => Math.max(most, (bars & bar) === 0 ? 0 : price),
      0,
    ),
  ),
);
export const PIT_PRICE = 2 * SQUARES_PER_AP;

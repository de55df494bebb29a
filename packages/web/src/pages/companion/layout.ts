/** From this width on the activation lies in a column beside the board. */
const wide = 1120;
const phone = 760;
const column = 376;
const smallest = 24;
const largest = 56;

/** The side of a square, and whether the board stands upright. */
export function companionSquare(
  width: number,
  height: number,
): {
  readonly square: number;
  readonly portrait: boolean;
} {
  if (width < phone && width < height) return { square: fine((width - 36) / 10.6), portrait: true };
  const room = width - 76 - (width >= wide ? column + 14 : 0);
  return { square: fine(Math.min(largest, room / 23.2)), portrait: false };
}

const fine = (square: number): number => Math.floor(Math.max(smallest, square) * 2) / 2;

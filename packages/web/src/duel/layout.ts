/** Where the panels lie: below the board, beside it, or in a sheet under a board that is turned. */
type Arrangement = 'below' | 'beside' | 'sheet';

export interface Layout {
  readonly arrangement: Arrangement;
  /** Side of a square in pixels. */
  readonly square: number;
  /** Height of the panels below the board. */
  readonly band: number;
  /** A sheet in a low window lies beside the board. */
  readonly isAside?: true;
}

const bar = 52;
const phone = 760;
/** A phone that lies on its side, or a page enlarged to twice its size. */
const low = { height: 480, width: 1000, sheet: 328 };
/** Width of the panels beside the board. */
const column = 400;
const margin = 18;
/** What the names of the squares take beside the board and above it, beyond its gaps. */
const rim = 14;
const rimAbove = 10;

/** Squares that the board takes with its frame and gaps: five for a room, two for the lines. */
const along = (long: number): number => long * 5.11 + 2.4;
/** Rows of the strip and of its wings, which begin and end with a gap (DT-MULTI-02). */
const across = (wings: number): number => 10.4 + wings * 11.36;

/** The chronicle wants five lines wherever the board can spare them. */
const bandHeight = (height: number): number => (height < 760 ? 166 : height < 800 ? 190 : 216);
const tallest = 300;
const gaps = (height: number): number => (height < 800 ? 26 : 36) + rimAbove;

/** Below the board all panels are in sight at once; that is worth a slightly smaller board. */
const worthwhile = 0.9;

/** Below this a finger misses its square; whoever plays with many sees all of the board first. */
const smallestOf = (wings: number): number => (wings > 0 ? 20 : 28);
/** On a phone a board with wings is pushed from side to side. */
const winged = 24;

/** A strip stands upright on a phone; with two wings the board is higher than long, and lies down. */
export const isTurned = (arrangement: Arrangement, wings: number): boolean =>
  arrangement === 'sheet' ? wings === 0 : wings > 1;

/** Beside a sheet the squares of a turned board need not be larger than a finger wants. */
const broadest = 40;

/** Whether the window is too low for panels below the board, and broad enough for a sheet beside it. */
export const isLow = (width: number, height: number): boolean =>
  height < low.height && width < low.width && width >= 2 * low.sheet - 16;

/** The largest square that leaves the panels their place; in a low window they wait below the edge. */
export function layoutFor(width: number, height: number, long: number, wings = 0): Layout {
  const band = bandHeight(height);
  const smallest = smallestOf(wings);
  const [rows, columns] = isTurned('beside', wings)
    ? [along(long), across(wings)]
    : [across(wings), along(long)];
  const isAside = isLow(width, height);
  if (width < phone || isAside) {
    const room = width - (isAside ? low.sheet : 0);
    const turned = Math.min((room - 12 - rim / 2) / 10.42, isAside ? broadest : Infinity);
    const square = wings > 0 ? winged : fine(turned);
    return { arrangement: 'sheet', square, band, ...(isAside && { isAside }) };
  }
  const wide = (width - 2 * margin - 2 * rim) / columns;
  const below = Math.min(wide, (height - bar - band - gaps(height)) / rows);
  const beside = Math.min(
    (width - 3 * margin - 2 * rim - column) / columns,
    (height - bar - 28 - rimAbove) / rows,
  );
  const isBeside = below < beside * worthwhile;
  const square = isBeside ? beside : below;
  if (square >= smallest) {
    // A board that the width keeps small leaves its height to the panels.
    const left = Math.floor(height - bar - fine(square) * rows - gaps(height));
    const grown = Math.min(tallest, Math.max(band, left));
    return {
      arrangement: isBeside ? 'beside' : 'below',
      square: fine(square),
      band: isBeside ? band : grown,
    };
  }
  const alone = Math.min(wide, (height - bar - 20 - rimAbove) / rows);
  return { arrangement: 'below', square: fine(Math.max(smallest, alone)), band };
}

const fine = (square: number): number => Math.floor(square * 2) / 2;

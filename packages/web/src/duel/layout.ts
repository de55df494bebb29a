import type { BoardPlan } from '@oubliette/dungeon-twister';

/** Where the panels lie: below the board, beside it, or in a sheet under a board that is turned. */
type Arrangement = 'below' | 'beside' | 'sheet';

export interface DuelLayout {
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

/** What of a board its size on the screen follows from. */
export type BoardSize = Pick<BoardPlan, 'columns' | 'rows' | 'shape'>;

/** Squares that the board takes with its frame and gaps: five for a room, two for the lines. */
const along = ({ columns }: BoardSize): number => (columns - 2) * 1.022 + 2.4;
const across = ({ rows }: BoardSize): number => rows * 1.03 + 0.1;

/** In a narrow window that is not too low the hand lies in two rows. */
const twoRows = { width: 1100, from: 700, to: 800, band: 240 };

/** The chronicle wants five lines wherever the board can spare them. */
function bandHeight(width: number, height: number): number {
  const { from, to, band } = twoRows;
  if (width < twoRows.width && height >= from && height < to) return band;
  return height < 760 ? 166 : height < 800 ? 190 : 216;
}
const tallest = 300;
const gaps = (height: number): number => (height < 800 ? 26 : 36) + rimAbove;

/** Below the board all panels are in sight at once; that is worth a slightly smaller board. */
const worthwhile = 0.9;

/** Below this a finger misses its square; whoever plays with many sees all of the board first. */
const SMALLEST: Readonly<Record<BoardPlan['shape'], number>> = {
  strip: 28,
  tee: 20,
  cross: 20,
  block: 20,
  ring: 17,
};
/** On a phone a board of many is pushed from side to side. */
const pushed = 24;

/** A strip stands upright on a phone; a board that is higher than long lies down. */
export const isTurned = (arrangement: Arrangement, board: BoardSize): boolean =>
  arrangement === 'sheet' ? board.shape === 'strip' : board.rows > board.columns;

/** Beside a sheet the squares of a turned board need not be larger than a finger wants. */
const broadest = 40;

/** Whether the window is too low for panels below the board, and broad enough for a sheet beside it. */
export const isLow = (width: number, height: number): boolean =>
  height < low.height && width < low.width && width >= 2 * low.sheet - 16;

/** The largest square that leaves the panels their place; in a low window they wait below the edge. */
export function layoutFor(width: number, height: number, board: BoardSize): DuelLayout {
  const band = bandHeight(width, height);
  const smallest = SMALLEST[board.shape];
  const [rows, columns] = isTurned('beside', board)
    ? [along(board), across(board)]
    : [across(board), along(board)];
  const isAside = isLow(width, height);
  if (width < phone || isAside) {
    const room = width - (isAside ? low.sheet : 0);
    const turned = Math.min((room - 12 - rim / 2) / 10.42, isAside ? broadest : Infinity);
    const square = board.shape === 'strip' ? fine(turned) : pushed;
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

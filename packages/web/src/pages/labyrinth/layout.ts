/** Where the panels lie: below the board, beside it, or in a sheet under a board that is turned. */
type Arrangement = 'below' | 'beside' | 'sheet';

export interface LabyrinthLayout {
  readonly arrangement: Arrangement;
  /** Side of a square in pixels. */
  readonly square: number;
}

const bar = 52;
const phone = 760;
const column = 420;

/** Squares that the board takes with its frame, along and across. */
const along = 22.85;
const across = 10.4;

/** Height of the panels below the board. */
export const bandHeight = (height: number): number => (height < 800 ? 184 : 224);

/** The line of words between board and panels, with its gap. */
const words = 26;

/** Below the board all panels are in sight at once; that is worth a slightly smaller board. */
const worthwhile = 0.9;

/** Below this a finger misses its square. */
const smallest = 28;

/** The largest square that leaves the panels their place; in a low window they wait below the edge. */
export function layoutFor(width: number, height: number): LabyrinthLayout {
  if (width < phone) return { arrangement: 'sheet', square: fine((width - 12) / 10.42) };
  const below = Math.min(
    (width - 36) / along,
    (height - bar - bandHeight(height) - words - (height < 800 ? 28 : 42)) / across,
  );
  const beside = Math.min((width - 54 - column) / along, (height - bar - 28) / across);
  const [arrangement, square] =
    below < beside * worthwhile ? (['beside', beside] as const) : (['below', below] as const);
  if (square >= smallest) return { arrangement, square: fine(square) };
  const alone = Math.min((width - 36) / along, (height - bar - 20) / across);
  return { arrangement: 'below', square: fine(Math.max(smallest, alone)) };
}

const fine = (square: number): number => Math.floor(square * 2) / 2;

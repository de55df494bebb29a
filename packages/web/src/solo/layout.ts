import { planOf } from '@oubliette/dungeon-twister';
import { type DuelLayout, isLow, layoutFor } from '../duel/layout.ts';

/** From this width on the reasons lie in a column beside the board. */
const wide = 1120;
/** From this width on they find room beside the row of cards. */
const broad = 960;
const phone = 760;
const bar = 52;
/** Width of the column, with its gap. */
export const column = 376;
const margin = 18;
/** What the names of the squares take beside the board. */
const rim = 14;
const smallest = 28;
const tallest = 332;

const along = (long: number): number => long * 5.11 + 2.4;
const across = 10.4;

/** The row of cards needs more height than a hand. */
const bandHeight = (height: number): number => (height < 800 ? 236 : 292);

export interface SoloLayout extends DuelLayout {
  readonly hasColumn: boolean;
  /** The reasons of the prison lie below the board, beside its cards. */
  readonly hasReasonsBelow: boolean;
}

export function soloLayout(width: number, height: number, long: number): SoloLayout {
  if (width < phone || isLow(width, height))
    return { ...layoutFor(width, height, planOf(long)), hasColumn: false, hasReasonsBelow: false };
  const hasColumn = width >= wide;
  const least = bandHeight(height);
  const room = width - 2 * (margin + rim) - (hasColumn ? column + 14 : 0);
  const square = Math.min(room / along(long), (height - bar - least - 46) / across);
  // A board that the width keeps small leaves its height to the cards.
  const band = Math.min(tallest, Math.max(least, height - bar - square * across - 50));
  return {
    arrangement: 'below',
    square: Math.floor(Math.max(square, smallest) * 2) / 2,
    band: Math.floor(band),
    hasColumn,
    hasReasonsBelow: !hasColumn && width >= broad,
  };
}

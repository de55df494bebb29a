/**
 * Where the panels lie: cards in a row below the map, the same cards smaller, a sheet of tabs with
 * one open card below the map, or that sheet beside it where the screen is too low for both.
 */
export type Arrangement = 'wide' | 'low' | 'sheet' | 'beside';

const NARROW = 1000;
const LYING = 560;
const WIDE = 1360;
const TALL = 800;

export function arrangementFor(width: number, height: number): Arrangement {
  if (height < LYING && width > height) return 'beside';
  if (width < NARROW) return 'sheet';
  return width >= WIDE && height >= TALL ? 'wide' : 'low';
}

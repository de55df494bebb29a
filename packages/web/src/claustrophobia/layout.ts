/**
 * Where the panels lie: cards in a row below the map, tabs with one open card, a phone's sheet below
 * the map, or the same sheet beside it where the screen is too low for both.
 */
export type Arrangement = 'wide' | 'low' | 'sheet' | 'beside';

const PHONE = 760;
const LYING = 560;
const WIDE = 1360;
const TALL = 800;

export function arrangementFor(width: number, height: number): Arrangement {
  if (height < LYING && width > height) return 'beside';
  if (width < PHONE) return 'sheet';
  return width >= WIDE && height >= TALL ? 'wide' : 'low';
}

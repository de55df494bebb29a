/** Where the panels lie: cards in a row below the map, tabs with one open card, or a phone's sheet. */
export type Arrangement = 'wide' | 'low' | 'sheet';

const PHONE = 760;
const WIDE = 1360;
const TALL = 800;

export function arrangementFor(width: number, height: number): Arrangement {
  if (width < PHONE) return 'sheet';
  return width >= WIDE && height >= TALL ? 'wide' : 'low';
}

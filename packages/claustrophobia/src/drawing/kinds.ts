export const openings = ['N', 'E', 'S', 'W'] as const;
export type Opening = (typeof openings)[number];

/** How far an opening lies from north, clockwise, in degrees. */
export const bearing: Readonly<Record<Opening, number>> = { N: 0, E: 90, S: 180, W: 270 };

export const tileKinds = [
  'pentacle-room',
  'exit',
  'stash',
  'lair',
  'hole',
  'hungry',
  'tight',
  'flooded',
  'trapped',
  'mechanism',
  'plain',
] as const;
export type DrawnTileKind = (typeof tileKinds)[number];

export interface Tile {
  readonly kind: DrawnTileKind;
  /** As the tile lies, already turned. */
  readonly openings: readonly Opening[];
  readonly room: boolean;
  /** Which of the many unevennesses of rock this tile has: the same number, the same tile. */
  readonly grain: number;
}

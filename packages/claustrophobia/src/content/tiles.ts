import { maskOf, turned } from '../board/openings.ts';

/** What a tile does; its picture has the same name. */
const TILE_KINDS = [
  'plain',
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
] as const;
export type TileKind = (typeof TILE_KINDS)[number];

interface TileRow {
  readonly kind: TileKind;
  /** Openings before any turn, one word for each tile of this row. */
  readonly openings: string;
}

/** T01 to T36, in the order of the ledger. */
const ROWS: readonly TileRow[] = [
  { kind: 'pentacle-room', openings: 'NESW' },
  { kind: 'exit', openings: 'NEW' },
  { kind: 'stash', openings: 'N N NE NEW' },
  { kind: 'lair', openings: 'NESW NEW' },
  { kind: 'hole', openings: 'NS NE NEW' },
  { kind: 'hungry', openings: 'NS NE NEW' },
  { kind: 'tight', openings: 'NS NS NE' },
  { kind: 'flooded', openings: 'NS NS NEW' },
  { kind: 'trapped', openings: 'NS NE NEW' },
  { kind: 'mechanism', openings: 'NE NEW' },
  { kind: 'plain', openings: 'NESW NESW NEW NEW NEW NEW NS NS NE NE NE' },
];

export interface TileContent {
  readonly id: string;
  readonly kind: TileKind;
  /** Openings as a mask, for each number of quarter turns clockwise. */
  readonly masks: readonly number[];
}

/** By number; there is no tile 0. */
export const TILES: readonly TileContent[] = [
  { id: 'T00', kind: 'plain', masks: [0, 0, 0, 0] },
  ...ROWS.flatMap(({ kind, openings }) =>
    openings.split(' ').map(letters => ({ kind, mask: maskOf(letters) })),
  ).map(({ kind, mask }, index) => ({
    id: `T${String(index + 1).padStart(2, '0')}`,
    kind,
    masks: [0, 1, 2, 3].map(quarters => turned(mask, quarters)),
  })),
];

export const TILE_COUNT = TILES.length - 1;
export const PENTACLE_ROOM = 1;
export const EXIT = 2;
export const STASHES: readonly number[] = [3, 4, 5, 6];
export const NEST = 3;

export function tileNumber(id: string): number {
  return TILES.findIndex(tile => tile.id === id);
}

/** How many warriors of each side a tile holds (CL-MOVE-03). */
const ROOM_FOR: Readonly<Record<TileKind, number>> = {
  plain: 3,
  'pentacle-room': 5,
  exit: 5,
  stash: 3,
  lair: 3,
  hole: 3,
  hungry: 3,
  tight: 1,
  flooded: 3,
  trapped: 3,
  mechanism: 3,
};

/** By tile number: the same, for quick reading. */
export const CAPACITY: Uint8Array = Uint8Array.from(TILES, ({ kind }) => ROOM_FOR[kind]);
/** By tile number: the place of its kind in `TILE_KINDS`. */
export const KIND_OF: Uint8Array = Uint8Array.from(TILES, ({ kind }) => TILE_KINDS.indexOf(kind));
export const KIND = Object.fromEntries(TILE_KINDS.map((kind, index) => [kind, index])) as Readonly<
  Record<TileKind, number>
>;

/**
 * The boards for more than two, each as a drawing: a row of rooms per line, `#` where one lies. The
 * lines stand in the order of the sides.
 */

type Edge = 'west' | 'east' | 'south' | 'north';

export interface LineSpot {
  readonly at: Edge;
  /** The row or column of rooms that it begins at, and how many it is long. */
  readonly from: number;
  readonly rooms: number;
}

export type BoardShape = 'strip' | 'tee' | 'cross' | 'block' | 'ring';

export interface Board {
  readonly shape: BoardShape;
  /** Rooms from line to line and side by side; of boards with wings, those of the trunk. */
  readonly long: number;
  readonly wide: number;
  readonly rooms: readonly string[];
  readonly lines: readonly LineSpot[];
}

/** One wing in the south: three players (DT-MULTI-02, DT-MULTI-21). */
const TEE: Board = {
  shape: 'tee',
  long: 4,
  wide: 2,
  rooms: ['####', '####', '.##.', '.##.'],
  lines: [
    { at: 'west', from: 0, rooms: 2 },
    { at: 'east', from: 0, rooms: 2 },
    { at: 'south', from: 1, rooms: 2 },
  ],
};

/** Two wings: the wide board of four players (DT-MULTI-02). */
const CROSS: Board = {
  shape: 'cross',
  long: 4,
  wide: 2,
  rooms: ['.##.', '.##.', '####', '####', '.##.', '.##.'],
  lines: [
    { at: 'west', from: 2, rooms: 2 },
    { at: 'east', from: 2, rooms: 2 },
    { at: 'south', from: 1, rooms: 2 },
    { at: 'north', from: 1, rooms: 2 },
  ],
};

/** Four by four without the corners: the published board of four players (DT-MULTI-22). */
const BLOCK: Board = {
  shape: 'block',
  long: 4,
  wide: 4,
  rooms: ['.##.', '####', '####', '.##.'],
  lines: [
    { at: 'west', from: 1, rooms: 2 },
    { at: 'east', from: 1, rooms: 2 },
    { at: 'south', from: 1, rooms: 2 },
    { at: 'north', from: 1, rooms: 2 },
  ],
};

/** A square frame: five players (DT-MULTI-26). */
const RING: Board = {
  shape: 'ring',
  long: 6,
  wide: 6,
  rooms: ['######', '#....#', '#....#', '#....#', '#....#', '######'],
  lines: [
    { at: 'north', from: 0, rooms: 2 },
    { at: 'east', from: 3, rooms: 2 },
    { at: 'south', from: 2, rooms: 2 },
    { at: 'north', from: 4, rooms: 2 },
    { at: 'west', from: 3, rooms: 2 },
  ],
};

const SHAPED: readonly Board[] = [TEE, CROSS, BLOCK, RING];

export const roomsOn = ({ rooms }: Board): number => rooms.join('').replaceAll('.', '').length;

/** The strip between two lines. */
const strip = (long: number, wide: number): Board => ({
  shape: 'strip',
  long,
  wide,
  rooms: Array.from({ length: wide }, () => '#'.repeat(long)),
  lines: [
    { at: 'west', from: 0, rooms: wide },
    { at: 'east', from: 0, rooms: wide },
  ],
});

/** The board of that length and width with so many rooms, or null if there is none. */
export function boardOf(long: number, wide: number, rooms: number): Board | null {
  if (rooms === long * wide) return strip(long, wide);
  return (
    SHAPED.find(board => board.long === long && board.wide === wide && roomsOn(board) === rooms) ??
    null
  );
}

/** The board for more than two players; four have a wide one besides. */
export function boardFor(players: number, isWide: boolean): Board {
  if (players === 2) return strip(4, 2);
  if (players === 3) return TEE;
  if (players === 5) return RING;
  return isWide ? CROSS : BLOCK;
}

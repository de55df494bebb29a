import { type Arrow, parseRoom, ROOM_SIDE, ROOM_SQUARES, type Room } from '../board/index.ts';
import { LYING_EDGES, STANDING_EDGES } from '../board/picture.ts';
import type { EdgeSign } from '../board/room.ts';
import { EDGE_BESIDE, printedSign } from '../board/room-edge.ts';
import type { DocumentFault } from './fault.ts';
import { within } from './faults-of-shape.ts';

/** A room in a set document: a picture, or its squares and edges as strings. */
export interface RoomEntry {
  readonly id: string;
  readonly number: number;
  readonly arrow: Arrow;
  readonly antiMagic?: true;
  readonly picture?: readonly string[];
  readonly squares?: readonly string[];
  readonly horizontal?: readonly string[];
  readonly vertical?: readonly string[];
}

/** The eleven lines of a room, however it was written down; nothing if part of it is missing. */
export function pictureOf(entry: RoomEntry): string | null {
  const { picture, squares, horizontal, vertical } = entry;
  if (picture !== undefined) return picture.join('\n');
  if (squares === undefined || horizontal === undefined || vertical === undefined) return null;
  const edges = (line: number) =>
    `+${[...horizontal[line]!].map(sign => LYING_EDGES[sign as EdgeSign]).join('+')}+`;
  const standing = (row: number, line: number) => STANDING_EDGES[vertical[line]![row] as EdgeSign];
  const rows = squares.flatMap((row, index) => {
    const line = [...row].map((sign, column) => `${standing(index, column)} ${sign} `);
    return [edges(index), line.join('') + standing(index, ROOM_SIDE)];
  });
  return [...rows, edges(ROOM_SIDE)].join('\n');
}

/** The room, or all that is wrong with it: of the picture, and what no picture may show. */
export function readRoom(
  entry: RoomEntry,
  set: string,
  at: string,
): { room: Room | null; faults: DocumentFault[] } {
  const picture = pictureOf(entry);
  if (picture === null) return { room: null, faults: [{ code: 'no-drawing', at, params: {} }] };
  const place = within(at, entry.picture === undefined ? 'squares' : 'picture');
  const read = parseRoom({ ...entry, set, picture });
  if (!read.ok) {
    const faults = read.faults.map((fault): DocumentFault => {
      if (!('line' in fault)) return { code: 'bad-text', at, params: { found: fault.found } };
      const { what: code, line, column, found } = fault;
      return { code, at: place, params: { line, column, found } };
    });
    return { room: null, faults };
  }
  const params = { squares: sealedSquares(read.value).map(squareName).join(' ') };
  const faults: DocumentFault[] =
    params.squares === '' ? [] : [{ code: 'sealed', at: place, params }];
  return { room: read.value, faults };
}

/** `(r,c)` as the notation has it. */
function squareName(square: number): string {
  return `(${Math.floor(square / ROOM_SIDE)},${square % ROOM_SIDE})`;
}

const NEIGHBOURS = [-ROOM_SIDE, 1, ROOM_SIDE, -1];

/** Squares that nobody ever reaches on foot: cut off from the rest and from outside (DT-ROOM-01). */
export function sealedSquares(room: Pick<Room, 'horizontal' | 'vertical'>): number[] {
  const beside = EDGE_BESIDE[0]!;
  const isWay = (square: number, direction: number) =>
    '-P'.includes(printedSign(room as Room, beside[square * 4 + direction]!));
  const reached = new Set<number>();
  const ahead: number[] = [];
  const reach = (square: number) => {
    if (reached.has(square)) return;
    reached.add(square);
    ahead.push(square);
  };
  for (let square = 0; square < ROOM_SQUARES; square++) {
    for (const direction of NEIGHBOURS.keys()) {
      if (neighbour(square, direction) === null && isWay(square, direction)) reach(square);
    }
  }
  for (let square = ahead.pop(); square !== undefined; square = ahead.pop()) {
    for (const direction of NEIGHBOURS.keys()) {
      const next = neighbour(square, direction);
      if (next !== null && isWay(square, direction)) reach(next);
    }
  }
  return Array.from({ length: ROOM_SQUARES }, (_, square) => square).filter(
    square => !reached.has(square),
  );
}

function neighbour(square: number, direction: number): number | null {
  const next = square + NEIGHBOURS[direction]!;
  const sameRow = Math.floor(next / ROOM_SIDE) === Math.floor(square / ROOM_SIDE);
  if (next < 0 || next >= ROOM_SQUARES || (direction % 2 === 1 && !sameRow)) return null;
  return next;
}

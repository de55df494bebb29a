/**
 * A room as a picture of eleven lines, the format of DT-ROOM-01: corners `+`, squares `.` `O` `G`,
 * edges blank, `###`/`#`, `=P=`/`P` and `#s#`/`s`. Open and broken edges are drawn but never read.
 */
import { type Direction, EAST, NORTH, SOUTH, WEST } from './direction.ts';
import type { DeclaredGround } from './nature.ts';
import { type EdgeSign, ROOM_SIDE, type Room } from './room.ts';
import { EDGE_BESIDE, printedSign } from './room-edge.ts';

export const PICTURE_LINES = 2 * ROOM_SIDE + 1;
export const PICTURE_WIDTH = 4 * ROOM_SIDE + 1;

export type DrawnEdge = EdgeSign | 'open' | 'broken';

export const LYING_EDGES: Readonly<Record<DrawnEdge, string>> = {
  '-': '   ',
  W: '###',
  P: '=P=',
  S: '#s#',
  open: '=:=',
  broken: '=x=',
};

export const STANDING_EDGES: Readonly<Record<DrawnEdge, string>> = {
  '-': ' ',
  W: '#',
  P: 'P',
  S: 's',
  open: ':',
  broken: 'x',
};

const RANKS = Array.from({ length: ROOM_SIDE }, (_, rank) => rank);

/** Draws five by five squares: `square` gives three characters, `edge` what stands on a side. */
export function drawPicture(
  square: (square: number) => string,
  edge: (square: number, direction: Direction) => DrawnEdge,
): string[] {
  const rowLine = (row: number): string => {
    const cells = RANKS.map(column => {
      const at = row * ROOM_SIDE + column;
      return STANDING_EDGES[edge(at, WEST)] + square(at);
    });
    return cells.join('') + STANDING_EDGES[edge(row * ROOM_SIDE + ROOM_SIDE - 1, EAST)];
  };
  const edgeLine = (row: number, direction: Direction): string => {
    const edges = RANKS.map(column => LYING_EDGES[edge(row * ROOM_SIDE + column, direction)]);
    return `+${edges.join('+')}+`;
  };
  const rows = RANKS.flatMap(row => [edgeLine(row, NORTH), rowLine(row)]);
  return [...rows, edgeLine(ROOM_SIDE - 1, SOUTH)];
}

/** Signs of the squares that only further sets have. */
export const DECLARED_SIGNS: Readonly<Record<DeclaredGround, string>> = {
  tree: 'T',
  ice: 'I',
  bridge: 'B',
  pipe: 'U',
  lava: 'L',
  chasm: 'C',
  water: 'W',
  rocks: 'R',
  monument: 'M',
  block: 'K',
  'sun-trigger': 'J',
  'moon-trigger': 'N',
  'sun-pit': 'Q',
  'moon-pit': 'Z',
  brazier: 'E',
  armory: 'A',
  mist: 'F',
  pentacle: 'X',
  fountain: 'Y',
  rubble: 'D',
};

function squareSign(room: Room, square: number): string {
  if (room.gear === square) return 'G';
  const declared = room.grounds?.find(([at]) => at === square);
  if (declared !== undefined) return DECLARED_SIGNS[declared[1]];
  return room.pits.includes(square) ? 'O' : '.';
}

/** The picture of a room as it is drawn in its set; `parseRoom` reads it back. */
export function drawRoom(room: Room): string {
  const beside = EDGE_BESIDE[0]!;
  const lines = drawPicture(
    square => ` ${squareSign(room, square)} `,
    (square, direction) => printedSign(room, beside[square * 4 + direction]!),
  );
  return lines.map(line => line.trimEnd()).join('\n');
}

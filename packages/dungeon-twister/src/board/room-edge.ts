/**
 * The sixty edges of a room, numbered as drawn: H[i][j] of DT-ROOM-01 is i * 5 + j, V[i][j] is
 * 30 + i * 5 + j. An edge keeps its number when the room turns, so whatever is marked on it turns along.
 */
import { DIRECTIONS, type Direction, EAST, NORTH, SOUTH } from './direction.ts';
import { type EdgeSign, ROOM_SIDE, ROOM_SQUARES, type Room, turnedSquare } from './room.ts';

export const ROOM_EDGES = 2 * (ROOM_SIDE + 1) * ROOM_SIDE;
const FIRST_VERTICAL = ROOM_EDGES / 2;

/** EDGE_BESIDE[quarters][square * 4 + direction]: the edge beside a square of a room that lies turned. */
export const EDGE_BESIDE: readonly Uint8Array[] = [0, 1, 2, 3].map(edgesOfOrientation);

function edgesOfOrientation(quarters: number): Uint8Array {
  const edges = new Uint8Array(ROOM_SQUARES * 4);
  for (let square = 0; square < ROOM_SQUARES; square++) {
    for (const direction of DIRECTIONS) {
      const drawnDirection = ((direction - quarters) & 3) as Direction;
      edges[square * 4 + direction] = drawnEdge(turnedSquare(square, -quarters), drawnDirection);
    }
  }
  return edges;
}

function drawnEdge(square: number, direction: Direction): number {
  const row = Math.floor(square / ROOM_SIDE);
  const column = square % ROOM_SIDE;
  if (direction === NORTH) return row * ROOM_SIDE + column;
  if (direction === SOUTH) return (row + 1) * ROOM_SIDE + column;
  const line = direction === EAST ? column + 1 : column;
  return FIRST_VERTICAL + line * ROOM_SIDE + row;
}

/** What is printed on an edge. */
export function printedSign(room: Room, edge: number): EdgeSign {
  const strings = edge < FIRST_VERTICAL ? room.horizontal : room.vertical;
  const index = edge % FIRST_VERTICAL;
  return strings[Math.floor(index / ROOM_SIDE)]![index % ROOM_SIDE] as EdgeSign;
}

/** `H4.2` for H[4][2]. */
export function printRoomEdge(edge: number): string {
  const letter = edge < FIRST_VERTICAL ? 'H' : 'V';
  const index = edge % FIRST_VERTICAL;
  return `${letter}${Math.floor(index / ROOM_SIDE)}.${index % ROOM_SIDE}`;
}

export function parseRoomEdge(text: string): number | null {
  const match = /^([HV])([0-5])\.([0-4])$/.exec(text);
  if (!match) return null;
  const index = Number(match[2]) * ROOM_SIDE + Number(match[3]);
  return match[1] === 'H' ? index : FIRST_VERTICAL + index;
}

import type { EdgeSign, Room } from '../board/room.ts';
import { printedSign, ROOM_EDGES } from '../board/room-edge.ts';

/** One of the sixty edges of a room, as DT-ROOM-01 counts them. */
export interface RoomEdge {
  readonly axis: 'horizontal' | 'vertical';
  /** 0..5, from the top or from the left. */
  readonly line: number;
  /** 0..4 along the line. */
  readonly index: number;
}

export interface PrintedEdge extends RoomEdge {
  /** Its number among the room's edges as drawn (room-edge.ts). */
  readonly number: number;
  readonly sign: EdgeSign;
}

/** Walls and their like are this thick, in squares. */
export const edgeThickness = 0.17;

/** Where an edge comes to lie after clockwise quarter turns (DT-ROT-04). */
export function turnedEdge(edge: RoomEdge, quarters: number): RoomEdge {
  const turns = quarters & 3;
  if (turns === 0) return edge;
  const { axis, line, index } = edge;
  const quarter: RoomEdge =
    axis === 'vertical'
      ? { axis: 'horizontal', line, index: 4 - index }
      : { axis: 'vertical', line: 5 - line, index };
  return turnedEdge(quarter, turns - 1);
}

function numberedEdge(number: number): RoomEdge {
  const vertical = number >= ROOM_EDGES / 2;
  const place = vertical ? number - ROOM_EDGES / 2 : number;
  return {
    axis: vertical ? 'vertical' : 'horizontal',
    line: Math.floor(place / 5),
    index: place % 5,
  };
}

/** The edges of a room that are not open, as printed. */
export function printedEdges(room: Room): PrintedEdge[] {
  return Array.from({ length: ROOM_EDGES }, (_, number) => ({
    ...numberedEdge(number),
    number,
    sign: printedSign(room, number),
  })).filter(({ sign }) => sign !== '-');
}

/** Distance of an edge's middle line from the room's first border: border edges lie inside. */
export function edgeDepth(line: number, square: number): number {
  const half = (edgeThickness * square) / 2;
  if (line === 0) return half;
  return line === 5 ? 5 * square - half : line * square;
}

/** The middle of an edge in the room, and the angle of a drawing made along the x axis. */
export function edgePlace(edge: RoomEdge, square: number): { x: number; y: number; angle: 0 | 90 } {
  const along = (edge.index + 0.5) * square;
  const depth = edgeDepth(edge.line, square);
  return edge.axis === 'horizontal'
    ? { x: along, y: depth, angle: 0 }
    : { x: depth, y: along, angle: 90 };
}

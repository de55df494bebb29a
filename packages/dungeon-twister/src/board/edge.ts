/** The edges of the rooms on the board: what is printed on each and what was done to it. */
import { BARS_OF_SIGN } from './bars.ts';
import { type Direction, opposite } from './direction.ts';
import { type Labyrinth, planUnder } from './labyrinth.ts';
import { type CellId, NONE, neighbour, type RoomPosition } from './plan.ts';
import type { EdgeSign } from './room.ts';
import { EDGE_BESIDE, printedSign, ROOM_EDGES } from './room-edge.ts';

/** One edge of one room on the board: position * 60 + edge as drawn. It turns with its room. */
export type EdgeId = number & { readonly EdgeId: unique symbol };

/** `closed` is as printed, `open` an open portcullis; walls and slits can be broken too (DT-EXT-06). */
export type EdgeState = 'closed' | 'open' | 'broken';

/** Marks in the labyrinth's table of edges; a marked edge bars nothing. */
export const EDGE_MARK: Readonly<Record<Exclude<EdgeState, 'closed'>, number>> = {
  open: 32,
  broken: 64,
};

/** The part of an edge that belongs to the square's own room; a line square has none (DT-BOARD-04). */
export function nearEdge(labyrinth: Labyrinth, cell: CellId, direction: Direction): EdgeId | null {
  const plan = planUnder(labyrinth);
  const position = plan.positionOf[cell]!;
  if (position === NONE) return null;
  const beside = EDGE_BESIDE[labyrinth.quarters[position]!]!;
  const edge = beside[plan.squareOf[cell]! * 4 + direction]!;
  return edgeOf(position as RoomPosition, edge);
}

/** The part that belongs to the square beyond: within a room the same edge, on a border the other room's. */
export function farEdge(labyrinth: Labyrinth, cell: CellId, direction: Direction): EdgeId | null {
  const beyond = neighbour(planUnder(labyrinth), cell, direction);
  return beyond === null ? null : nearEdge(labyrinth, beyond, opposite(direction));
}

/** Whether the square beyond belongs to another room or line: only there the near and the far part differ. */
export function isBorder(labyrinth: Labyrinth, cell: CellId, direction: Direction): boolean {
  const { neighbours, positionOf } = planUnder(labyrinth);
  const beyond = neighbours[cell * 4 + direction]!;
  return beyond !== NONE && positionOf[beyond] !== positionOf[cell];
}

export function edgeOf(position: RoomPosition, edgeAsDrawn: number): EdgeId {
  return (position * ROOM_EDGES + edgeAsDrawn) as EdgeId;
}

export function positionOfEdge(edge: EdgeId): RoomPosition {
  return Math.floor(edge / ROOM_EDGES) as RoomPosition;
}

/** What is printed on an edge. */
export function signOf(labyrinth: Labyrinth, edge: EdgeId): EdgeSign {
  return printedSign(labyrinth.rooms[positionOfEdge(edge)]!, edge % ROOM_EDGES);
}

/** The edges whose state differs between two labyrinths of the same rooms. */
export function changedEdges(before: Labyrinth, after: Labyrinth): EdgeId[] {
  const { edgesAt, positions } = planUnder(after);
  const edges = Array.from({ length: positions.length * ROOM_EDGES }, (_, edge) => edge as EdgeId);
  return edges.filter(edge => before.table[edgesAt + edge] !== after.table[edgesAt + edge]);
}

/** A portcullis, open or closed, that nobody has broken: the only edge that is ever open, or bars as one. */
export function isIntactPortcullis(labyrinth: Labyrinth, edge: EdgeId): boolean {
  const mark = labyrinth.table[planUnder(labyrinth).edgesAt + edge]!;
  return mark === BARS_OF_SIGN.P || mark === EDGE_MARK.open;
}

export function stateOf(labyrinth: Labyrinth, edge: EdgeId): EdgeState {
  const mark = labyrinth.table[planUnder(labyrinth).edgesAt + edge]!;
  if (mark === EDGE_MARK.broken) return 'broken';
  return mark === EDGE_MARK.open ? 'open' : 'closed';
}

/**
 * Squares and rooms in text: `@x,y` is a square of the board, `37L(r,c)` row r and column c of a
 * revealed room as drawn, `37L@2` a room that lies turned two quarters clockwise from its drawing.
 */

import { fail, ok, type Result } from '@oubliette/kernel';
import { type EdgeId, edgeOf, positionOfEdge } from './edge.ts';
import { type Labyrinth, planUnder } from './labyrinth.ts';
import type { LyingRoom } from './lay.ts';
import {
  type BoardPlan,
  type CellId,
  cellAt,
  columnOf,
  positionAt,
  type RoomPosition,
  rowOf,
} from './plan.ts';
import { isRevealed } from './reveal.ts';
import { ROOM_SIDE, ROOM_SQUARES, type Room, turnedSquare } from './room.ts';
import { parseRoomEdge, printRoomEdge } from './room-edge.ts';

export type NotationFault = 'unreadable' | 'off-the-board' | 'no-such-room' | 'two-such-rooms';

/** A square of the board by its column and row: `@5,4`. */
export type Square = `@${number},${number}`;

interface Names {
  /** cell → its name */
  readonly squares: readonly Square[];
  readonly cells: ReadonlyMap<string, CellId>;
}

const named = new WeakMap<BoardPlan, Names>();

function namesIn(plan: BoardPlan): Names {
  const known = named.get(plan);
  if (known !== undefined) return known;
  const cells = Array.from({ length: plan.cells }, (_, cell) => cell as CellId);
  const squares = cells.map((cell): Square => `@${columnOf(plan, cell)},${rowOf(plan, cell)}`);
  const names = { squares, cells: new Map(cells.map(cell => [squares[cell]!, cell])) };
  named.set(plan, names);
  return names;
}

export function printCell(plan: BoardPlan, cell: CellId): Square {
  return namesIn(plan).squares[cell]!;
}

/** The square of that name, exactly as `printCell` writes it. */
export function cellNamed(plan: BoardPlan, name: string): CellId | undefined {
  return namesIn(plan).cells.get(name);
}

/** The square within its room where that is known and unmistakable, else the square of the board. */
export function printRoomSquare(labyrinth: Labyrinth, cell: CellId): string {
  const { rooms, quarters } = labyrinth;
  const plan = planUnder(labyrinth);
  const position = positionAt(plan, cell);
  if (position === null || !isRevealed(labyrinth, position)) return printCell(plan, cell);
  const { id } = rooms[position]!;
  if (revealedRooms(labyrinth, id).length > 1) return printCell(plan, cell);
  const square = turnedSquare(plan.squareOf[cell]!, -quarters[position]!);
  return `${id}(${Math.floor(square / ROOM_SIDE)},${square % ROOM_SIDE})`;
}

/** Reads either form of a square. */
export function parseSquare(labyrinth: Labyrinth, text: string): Result<CellId, NotationFault> {
  const { quarters } = labyrinth;
  const plan = planUnder(labyrinth);
  const onBoard = /^@(\d+),(\d+)$/.exec(text);
  if (onBoard) {
    const cell = cellAt(plan, Number(onBoard[1]), Number(onBoard[2]));
    return cell === null ? fail('off-the-board') : ok(cell);
  }
  const inRoom = /^([\w-]+)\(([0-4]),([0-4])\)$/.exec(text);
  if (!inRoom) return fail('unreadable');
  const [position, another] = revealedRooms(labyrinth, inRoom[1]!);
  if (position === undefined) return fail('no-such-room');
  if (another !== undefined) return fail('two-such-rooms');
  const drawn = Number(inRoom[2]) * ROOM_SIDE + Number(inRoom[3]);
  const square = turnedSquare(drawn, quarters[position]!);
  return ok(plan.cellOf[position * ROOM_SQUARES + square] as CellId);
}

function revealedRooms(labyrinth: Labyrinth, id: string) {
  return planUnder(labyrinth).positions.filter(
    position => labyrinth.rooms[position]!.id === id && isRevealed(labyrinth, position),
  );
}

/** An edge within its room as drawn: `V2.3` is V[2][3] of DT-ROOM-01. */
export const edgeName = (edge: EdgeId): string =>
  printRoomEdge(edge - edgeOf(positionOfEdge(edge), 0));

/** The edge of that name of the room at a place. */
export function edgeNamed(position: RoomPosition, name: string): EdgeId | null {
  const edge = parseRoomEdge(name);
  return edge === null ? null : edgeOf(position, edge);
}

export function printLyingRoom({ room, quarters }: LyingRoom): string {
  return `${room.id}@${quarters & 3}`;
}

export function parseLyingRoom(
  text: string,
  roomById: (id: string) => Room | undefined,
): Result<LyingRoom, NotationFault> {
  const match = /^([\w-]+)@([0-3])$/.exec(text);
  if (!match) return fail('unreadable');
  const room = roomById(match[1]!);
  return room ? ok({ room, quarters: Number(match[2]) }) : fail('no-such-room');
}

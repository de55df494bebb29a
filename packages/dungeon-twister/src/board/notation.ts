/**
 * Squares and rooms in text: `@x,y` is a square of the board, `37L(r,c)` row r and column c of a
 * revealed room as drawn, `37L@2` a room that lies turned two quarters clockwise from its drawing.
 */

import { fail, ok, type Result } from '@oubliette/kernel';
import { type Labyrinth, planUnder } from './labyrinth.ts';
import type { LyingRoom } from './lay.ts';
import { type CellId, cellAt, columnOf, type Plan, positionAt, rowOf } from './plan.ts';
import { isRevealed } from './reveal.ts';
import { ROOM_SIDE, ROOM_SQUARES, type Room, turnedSquare } from './room.ts';

export type NotationFault = 'unreadable' | 'off-the-board' | 'no-such-room' | 'two-such-rooms';

export function printCell(plan: Plan, cell: CellId): string {
  return `@${columnOf(plan, cell)},${rowOf(plan, cell)}`;
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

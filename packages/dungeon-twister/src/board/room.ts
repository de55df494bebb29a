/** A room as it lies on the table: five by five squares, the edges around them, one gear, an arrow. */

import type { DeclaredGround } from './nature.ts';

export type RoomId = string & { readonly RoomId: unique symbol };

/** `-` open, `W` wall, `P` portcullis, `S` arrow slit (DT-ROOM-01). */
export type EdgeSign = '-' | 'W' | 'P' | 'S';

export type Arrow = 'clockwise' | 'counter-clockwise';

export interface Room {
  readonly id: RoomId;
  /** 'prison', 'base' or the name of a third-party set. */
  readonly set: string;
  /** Rooms of one number are twins. */
  readonly number: number;
  readonly arrow: Arrow;
  /** Square in the room: row * 5 + column, 0..24. */
  readonly gear: number;
  readonly pits: readonly number[];
  /** Squares that are neither floor, gear nor pit, with what they are (DT-EXT-01 to 04). */
  readonly grounds?: readonly (readonly [number, DeclaredGround])[];
  /** No magic works here (DT-EXT-07). */
  readonly antiMagic?: true;
  /** H of DT-ROOM-01: six strings of five signs, from above row 0 to below row 4. */
  readonly horizontal: readonly string[];
  /** V of DT-ROOM-01: six strings of five signs, from left of column 0 to right of column 4. */
  readonly vertical: readonly string[];
}

export const ROOM_SIDE = 5;
export const ROOM_SQUARES = ROOM_SIDE * ROOM_SIDE;

/** Where a square of a room comes to lie after clockwise quarter turns (DT-ROT-04). */
export function turnedSquare(square: number, quarters: number): number {
  let row = Math.floor(square / ROOM_SIDE);
  let column = square % ROOM_SIDE;
  for (let turn = quarters & 3; turn > 0; turn--) {
    [row, column] = [column, ROOM_SIDE - 1 - row];
  }
  return row * ROOM_SIDE + column;
}

/** The same room after clockwise quarter turns; negative quarters turn it back (DT-ROT-04). */
export function turned(room: Room, quarters: number): Room {
  const turns = quarters & 3;
  if (turns === 0) return room;
  const quarter: Room = {
    ...room,
    gear: turnedSquare(room.gear, 1),
    pits: room.pits.map(pit => turnedSquare(pit, 1)).sort((a, b) => a - b),
    ...(room.grounds && {
      grounds: room.grounds.map(([square, ground]) => [turnedSquare(square, 1), ground] as const),
    }),
    horizontal: room.vertical.map(backwards),
    vertical: [...room.horizontal].reverse(),
  };
  return turned(quarter, turns - 1);
}

function backwards(signs: string): string {
  return [...signs].reverse().join('');
}

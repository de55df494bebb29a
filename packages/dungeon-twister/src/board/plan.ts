/**
 * The plan of a labyrinth: where rooms and starting lines lie, and everything that follows from that
 * alone. Squares are numbered row by row; the first and the last column are lines, and so may be the
 * first and the last row (DT-BOARD-01, DT-MULTI-22).
 */
import type { BoardShape } from './boards.ts';
import { DIRECTIONS, type Direction } from './direction.ts';
import type { Arrow } from './room.ts';

/** A square of the board. */
export type CellId = number & { readonly CellId: unique symbol };

/** A place for a room: R0, R1, … from left to right, upper row first. */
export type RoomPosition = number & { readonly Position: unique symbol };

/** In the tables: no such square, or a square that belongs to no room. */
export const NONE = -1;

export interface StartingLine {
  readonly cells: readonly CellId[];
  /** The rooms that touch the line. */
  readonly positions: readonly RoomPosition[];
}

export interface BoardPlan {
  readonly shape: BoardShape;
  /** Rooms from line to line, and rooms side by side; of boards with wings, those of the trunk. */
  readonly long: number;
  readonly wide: number;
  readonly rooms: number;
  readonly columns: number;
  readonly rows: number;
  readonly cells: number;
  /** Where the second and the third part of a labyrinth's table begin. */
  readonly groundAt: number;
  readonly edgesAt: number;
  readonly positions: readonly RoomPosition[];
  /** In the order of the sides. */
  readonly lines: readonly [StartingLine, StartingLine, ...StartingLine[]];
  /** cell → which of the lines, or NONE */
  readonly lineOf: Int8Array;
  /** cell * 4 + direction → cell, or NONE at the outside. */
  readonly neighbours: Int16Array;
  /** cell → position, or NONE on a line. */
  readonly positionOf: Int8Array;
  /** cell → square within the room as it lies, row * 5 + column, or NONE on a line. */
  readonly squareOf: Int8Array;
  /** position * 25 + square → cell. */
  readonly cellOf: Int16Array;
  /** cell → where it comes to lie when its room turns a quarter; line squares stay. */
  readonly afterTurn: Readonly<Record<Arrow, Int16Array>>;
}

export function cellAt(plan: BoardPlan, x: number, y: number): CellId | null {
  const inside = x >= 0 && x < plan.columns && y >= 0 && y < plan.rows;
  const cell = (y * plan.columns + x) as CellId;
  return inside && plan.positionOf[cell] !== plan.lineOf[cell] ? cell : null;
}

export function columnOf(plan: BoardPlan, cell: CellId): number {
  return cell % plan.columns;
}

export function rowOf(plan: BoardPlan, cell: CellId): number {
  return Math.floor(cell / plan.columns);
}

/** The room place that a square belongs to, or null on a starting line. */
export function positionAt(plan: BoardPlan, cell: CellId): RoomPosition | null {
  const position = plan.positionOf[cell]!;
  return position === NONE ? null : (position as RoomPosition);
}

/** The line that a square belongs to, or null inside the rooms. */
export function lineAt(plan: BoardPlan, cell: CellId): StartingLine | null {
  const line = plan.lineOf[cell]!;
  return line === NONE ? null : plan.lines[line]!;
}

export function neighbour(plan: BoardPlan, cell: CellId, direction: Direction): CellId | null {
  const next = plan.neighbours[cell * 4 + direction]!;
  return next === NONE ? null : (next as CellId);
}

/** The direction from a square to a neighbouring one (DT-CONV-03), or null if they share no side. */
export function directionTo(plan: BoardPlan, from: CellId, to: CellId): Direction | null {
  for (const direction of DIRECTIONS) {
    if (plan.neighbours[from * 4 + direction] === to) return direction;
  }
  return null;
}

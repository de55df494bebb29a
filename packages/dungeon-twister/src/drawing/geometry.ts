import { planOf } from '../board/make-plan.ts';
import { type BoardPlan, type CellId, cellAt, columnOf, rowOf } from '../board/plan.ts';
import { ROOM_SIDE, ROOM_SQUARES } from '../board/room.ts';

/** Squares in the coordinates of DT-BOARD-01: x along the labyrinth, lines included, y across. */
export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

export interface Geometry {
  /** Side of a square. */
  readonly square: number;
  /** Room between two rooms, so that a turning room is seen to turn alone. */
  readonly gap: number;
  readonly plan: BoardPlan;
  /** Portrait turns the board a quarter clockwise: the yellow line lies at the bottom. */
  readonly portrait: boolean;
  readonly width: number;
  readonly height: number;
}

export interface GeometryOptions {
  readonly long?: number;
  readonly wide?: number | undefined;
  /** How many, where the board is no strip. */
  readonly rooms?: number | undefined;
  readonly portrait?: boolean;
}

export function geometry(square: number, options: GeometryOptions = {}): Geometry {
  const { long = 4, wide = 2, rooms = long * wide, portrait = false } = options;
  const gap = square * 0.11;
  const plan = planOf(long, wide, rooms);
  const board = { square, gap, plan, portrait };
  const length = alongOf(board, plan.columns - 1) + square;
  const breadth = acrossOf(board, plan.rows - 1) + square;
  const [width, height] = portrait ? [breadth, length] : [length, breadth];
  return { ...board, width, height };
}

type Measures = Pick<Geometry, 'square' | 'gap' | 'plan'>;

/** Gaps lie between rooms, and between rooms and a line: across there is one first if a line lies above. */
const alongOf = ({ square, gap }: Measures, x: number): number =>
  x * square + Math.ceil(x / ROOM_SIDE) * gap;

const acrossOf = ({ square, gap, plan }: Measures, y: number): number =>
  y * square + (hasLineAbove(plan) ? Math.ceil(y / ROOM_SIDE) : Math.floor(y / ROOM_SIDE)) * gap;

/** Whether the first row is of starting lines, not of rooms. */
function hasLineAbove({ rows }: BoardPlan): boolean {
  return rows % ROOM_SIDE === 2;
}

export function placeOf({ plan }: Geometry, cell: CellId): BoardPoint {
  return { x: columnOf(plan, cell), y: rowOf(plan, cell) };
}

/** The middle of a square on the picture. */
export function centreOf(g: Geometry, { x, y }: BoardPoint): readonly [number, number] {
  const along = alongOf(g, x) + g.square / 2;
  const across = acrossOf(g, y) + g.square / 2;
  return g.portrait ? [g.width - across, along] : [along, across];
}

/** The square under a point of the picture, or null between and outside the rooms. */
export function placeAt(g: Geometry, px: number, py: number): BoardPoint | null {
  const [along, across] = g.portrait ? [py, g.width - px] : [px, py];
  const { columns, rows } = g.plan;
  const x = indexAt(g, along, columns, alongOf);
  const y = indexAt(g, across, rows, acrossOf);
  return cellAt(g.plan, x, y) === null ? null : { x, y };
}

/** Which of so many columns or rows a point lies in, or −1. */
function indexAt(g: Geometry, at: number, count: number, startOf: typeof alongOf): number {
  for (let index = 0; index < count; index++) {
    const from = startOf(g, index);
    if (at >= from && at < from + g.square) return index;
  }
  return -1;
}

/** Upper left corner of the room at a position on the picture. */
export function roomCorner(g: Geometry, position: number): readonly [number, number] {
  const square = (at: number) => placeOf(g, g.plan.cellOf[position * ROOM_SQUARES + at] as CellId);
  const [x, y] = boxOf(g, square(0), square(ROOM_SQUARES - 1));
  return [x, y];
}

/** The rectangle from one square to another on the picture: x, y, width, height. */
export function boxOf(
  g: Geometry,
  from: BoardPoint,
  to: BoardPoint,
): [number, number, number, number] {
  const [ax, ay] = centreOf(g, from);
  const [bx, by] = centreOf(g, to);
  const half = g.square / 2;
  return [
    Math.min(ax, bx) - half,
    Math.min(ay, by) - half,
    Math.abs(ax - bx) + g.square,
    Math.abs(ay - by) + g.square,
  ];
}

/** Quarters by which everything on the board is turned on the picture. */
export const viewQuarters = ({ portrait }: Pick<Geometry, 'portrait'>): 0 | 1 => (portrait ? 1 : 0);

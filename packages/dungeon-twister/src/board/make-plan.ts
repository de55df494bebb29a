/** Making the plan of a labyrinth of a given size. */
import { DIRECTIONS } from './direction.ts';
import { type CellId, NONE, type Plan, type Position, type StartingLine } from './plan.ts';
import { ROOM_SIDE, ROOM_SQUARES, turnedSquare } from './room.ts';

type Tables = Pick<Plan, 'positionOf' | 'lineOf' | 'squareOf' | 'cellOf'>;
/** A column and a row of the board. */
type Spot = readonly [x: number, y: number];

const MOST_ROOMS = 100;
/** A wing is so many rooms broad and deep, and as many wings fit. */
const WING = 2;
export const WING_ROOMS = WING * WING;
const WING_ROWS = WING * ROOM_SIDE + 1;
const plans = new Map<string, Plan>();

/** The plan asked for last: nearly always the one asked for next. */
let latest: Plan | null = null;

/** The plan of that size with so many rooms: those beyond it lie in wings. */
export function planWith(long: number, wide: number, rooms: number): Plan {
  if (latest !== null && latest.long === long && latest.wide === wide && latest.rooms === rooms) {
    return latest;
  }
  return planOf(long, wide, (rooms - long * wide) / WING_ROOMS);
}

/** The plan of that size; equal sizes share one plan. */
export function planOf(long: number, wide = 2, wings = 0): Plan {
  const size = `${long} ${wide} ${wings}`;
  latest = plans.get(size) ?? makePlan(long, wide, wings);
  plans.set(size, latest);
  return latest;
}

/** Up to a hundred rooms, which keeps the tables within small integers; wings sit in the middle. */
export function isPlanSize(long: number, wide: number, wings = 0): boolean {
  const whole = Number.isInteger(long) && Number.isInteger(wide);
  if (!whole || long < 1 || wide < 1 || long * wide > MOST_ROOMS) return false;
  return wings === 0 || ((wings === 1 || wings === 2) && long === 2 * WING && wide === WING);
}

function makePlan(long: number, wide: number, wings: number): Plan {
  if (!isPlanSize(long, wide, wings)) {
    throw new RangeError(`A labyrinth cannot be ${long} rooms long and ${wide} wide.`);
  }
  const columns = long * ROOM_SIDE + 2;
  const rows = wide * ROOM_SIDE + wings * WING_ROWS;
  const top = wings < 2 ? 0 : WING_ROWS;
  const bottom = top + wide * ROOM_SIDE;
  const middle = 1 + ((long - WING) / 2) * ROOM_SIDE;
  const rooms = [
    ...(wings < 2 ? [] : block(middle, 1, WING, WING, ROOM_SIDE)),
    ...block(1, top, long, wide, ROOM_SIDE),
    ...(wings < 1 ? [] : block(middle, bottom, WING, WING, ROOM_SIDE)),
  ];
  const side = wide * ROOM_SIDE;
  const ends: readonly (readonly Spot[])[] = [
    block(0, top, 1, side),
    block(columns - 1, top, 1, side),
    block(middle, rows - 1, WING * ROOM_SIDE, 1),
    block(middle, 0, WING * ROOM_SIDE, 1),
  ];
  const lines = ends.slice(0, 2 + wings).map(line => line.map(([x, y]) => y * columns + x));
  const tables = tablesOf(columns, rows, rooms, lines);
  const neighbours = neighbourTable(columns, tables);
  return {
    long,
    wide,
    wings,
    rooms: rooms.length,
    columns,
    rows,
    cells: columns * rows,
    groundAt: columns * rows * DIRECTIONS.length,
    edgesAt: columns * rows * (DIRECTIONS.length + 1),
    positions: rooms.map((_, position) => position as Position),
    lines: lines.map(cells => lineOf(cells, neighbours, tables)) as [StartingLine, StartingLine],
    neighbours,
    ...tables,
    afterTurn: {
      clockwise: turnTable(tables, 1),
      'counter-clockwise': turnTable(tables, -1),
    },
  };
}

/** Spots side by side and one below the other, row by row. */
function block(left: number, top: number, across: number, down: number, apart = 1): Spot[] {
  return Array.from({ length: across * down }, (_, index) => [
    left + (index % across) * apart,
    top + Math.floor(index / across) * apart,
  ]);
}

function lineOf(
  cells: readonly number[],
  neighbours: Int16Array,
  { positionOf }: Tables,
): StartingLine {
  const beside = cells.flatMap(cell => DIRECTIONS.map(side => neighbours[cell * 4 + side]!));
  const positions = new Set(beside.map(cell => positionOf[cell] ?? NONE));
  positions.delete(NONE);
  return { cells: cells as CellId[], positions: [...positions] as Position[] };
}

function tablesOf(
  columns: number,
  rows: number,
  rooms: readonly Spot[],
  lines: readonly (readonly number[])[],
): Tables {
  const positionOf = new Int8Array(columns * rows).fill(NONE);
  const lineOf = positionOf.slice();
  const squareOf = positionOf.slice();
  const cellOf = new Int16Array(rooms.length * ROOM_SQUARES);
  for (const [position, [left, top]] of rooms.entries()) {
    for (const [square, [x, y]] of block(left, top, ROOM_SIDE, ROOM_SIDE).entries()) {
      const cell = y * columns + x;
      positionOf[cell] = position;
      squareOf[cell] = square;
      cellOf[position * ROOM_SQUARES + square] = cell;
    }
  }
  for (const [line, cells] of lines.entries()) for (const cell of cells) lineOf[cell] = line;
  return { positionOf, lineOf, squareOf, cellOf };
}

function turnTable({ positionOf, squareOf, cellOf }: Tables, quarters: number): Int16Array {
  return Int16Array.from(positionOf, (position, cell) => {
    if (position === NONE) return cell;
    return cellOf[position * ROOM_SQUARES + turnedSquare(squareOf[cell]!, quarters)]!;
  });
}

/** Beside the wings there is nothing: what is neither room nor line is no square. */
function neighbourTable(columns: number, { positionOf, lineOf }: Tables): Int16Array {
  const steps = [-columns, 1, columns, -1];
  const isSquare = (cell: number) => positionOf[cell] !== lineOf[cell];
  const rowOf = (cell: number) => Math.floor(cell / columns);
  return Int16Array.from({ length: positionOf.length * DIRECTIONS.length }, (_, side) => {
    const cell = side >> 2;
    const next = cell + steps[side & 3]!;
    const straight = side % 2 === 0 || rowOf(cell) === rowOf(next);
    return straight && isSquare(cell) && isSquare(next) ? next : NONE;
  });
}

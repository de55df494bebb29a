/** Making the plan of a labyrinth of a given size. */
import { type Board, boardFor, boardOf, type LineSpot, roomsOn } from './boards.ts';
import { DIRECTIONS } from './direction.ts';
import { type BoardPlan, type CellId, NONE, type RoomPosition, type StartingLine } from './plan.ts';
import { ROOM_SIDE, ROOM_SQUARES, turnedSquare } from './room.ts';

type Tables = Pick<BoardPlan, 'positionOf' | 'lineOf' | 'squareOf' | 'cellOf'>;
/** A column and a row of the board. */
type Spot = readonly [x: number, y: number];

const MOST_ROOMS = 100;
const plans = new Map<string, BoardPlan>();

/** The plan asked for last: nearly always the one asked for next. */
let latest: BoardPlan | null = null;

/** The plan of a board of that length and width with so many rooms; equal boards share one. */
export function planOf(long: number, wide = 2, rooms = long * wide): BoardPlan {
  if (latest !== null && latest.long === long && latest.wide === wide && latest.rooms === rooms) {
    return latest;
  }
  const size = `${long} ${wide} ${rooms}`;
  latest = plans.get(size) ?? makePlan(long, wide, rooms);
  plans.set(size, latest);
  return latest;
}

/** The plan that so many play on; four also have a wide one (DT-MULTI-02, DT-MULTI-21, 22, 26). */
export function planFor(players: number, isWide = false): BoardPlan {
  const board = boardFor(players, isWide);
  return planOf(board.long, board.wide, roomsOn(board));
}

/** Up to a hundred rooms, which keeps the tables within small integers. */
export function isPlanSize(long: number, wide: number, rooms = long * wide): boolean {
  const whole = Number.isInteger(long) && Number.isInteger(wide);
  if (!whole || long < 1 || wide < 1 || long * wide > MOST_ROOMS) return false;
  return boardOf(long, wide, rooms) !== null;
}

function makePlan(long: number, wide: number, count: number): BoardPlan {
  const board = isPlanSize(long, wide, count) ? boardOf(long, wide, count) : null;
  if (board === null) {
    throw new RangeError(`A labyrinth cannot be ${long} rooms long and ${wide} wide.`);
  }
  const isAt = (edge: LineSpot['at']) => board.lines.some(({ at }) => at === edge);
  const top = isAt('north') ? 1 : 0;
  const columns = board.rooms[0]!.length * ROOM_SIDE + 2;
  const rows = top + board.rooms.length * ROOM_SIDE + (isAt('south') ? 1 : 0);
  const rooms = roomSpots(board, top);
  const lines = board.lines.map(line =>
    lineSpots(line, top, columns, rows).map(([x, y]) => y * columns + x),
  );
  const tables = tablesOf(columns, rows, rooms, lines);
  const neighbours = neighbourTable(columns, tables);
  return {
    shape: board.shape,
    long,
    wide,
    rooms: rooms.length,
    columns,
    rows,
    cells: columns * rows,
    groundAt: columns * rows * DIRECTIONS.length,
    edgesAt: columns * rows * (DIRECTIONS.length + 1),
    positions: rooms.map((_, position) => position as RoomPosition),
    lines: lines.map(cells => lineOf(cells, neighbours, tables)) as [StartingLine, StartingLine],
    neighbours,
    ...tables,
    afterTurn: {
      clockwise: turnTable(tables, 1),
      'counter-clockwise': turnTable(tables, -1),
    },
  };
}

/** The upper left squares of all rooms, row by row. */
function roomSpots({ rooms }: Board, top: number): Spot[] {
  return rooms.flatMap((row, down) =>
    [...row].flatMap((sign, across): Spot[] =>
      sign === '#' ? [[1 + across * ROOM_SIDE, top + down * ROOM_SIDE]] : [],
    ),
  );
}

function lineSpots(
  { at, from, rooms }: LineSpot,
  top: number,
  columns: number,
  rows: number,
): Spot[] {
  const [start, length] = [from * ROOM_SIDE, rooms * ROOM_SIDE];
  if (at === 'north' || at === 'south') {
    return block(1 + start, at === 'north' ? 0 : rows - 1, length, 1);
  }
  return block(at === 'west' ? 0 : columns - 1, top + start, 1, length);
}

/** Spots side by side and one below the other, row by row. */
function block(left: number, top: number, across: number, down: number): Spot[] {
  return Array.from({ length: across * down }, (_, index) => [
    left + (index % across),
    top + Math.floor(index / across),
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
  return { cells: cells as CellId[], positions: [...positions] as RoomPosition[] };
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

/** What is neither room nor line is no square (DT-BOARD-04). */
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

/** Making the plan of a labyrinth of a given size. */
import { DIRECTIONS } from './direction.ts';
import { type CellId, NONE, type Plan, type Position, type StartingLine } from './plan.ts';
import { ROOM_SIDE, ROOM_SQUARES, turnedSquare } from './room.ts';

type RoomTables = Pick<Plan, 'positionOf' | 'squareOf' | 'cellOf'>;

const MOST_ROOMS = 100;
const plans = new Map<number, Plan>();

/** The plan asked for last: nearly always the one asked for next. */
let latest: Plan | null = null;

/** The plan of that size; equal sizes share one plan. */
export function planOf(long: number, wide = 2): Plan {
  if (latest !== null && latest.long === long && latest.wide === wide) return latest;
  const size = long * (MOST_ROOMS + 1) + wide;
  latest = plans.get(size) ?? makePlan(long, wide);
  plans.set(size, latest);
  return latest;
}

/** Up to a hundred rooms, which keeps the tables within small integers. */
export function isPlanSize(long: number, wide: number): boolean {
  const whole = Number.isInteger(long) && Number.isInteger(wide);
  return whole && long >= 1 && wide >= 1 && long * wide <= MOST_ROOMS;
}

function makePlan(long: number, wide: number): Plan {
  if (!isPlanSize(long, wide)) {
    throw new RangeError(`A labyrinth cannot be ${long} rooms long and ${wide} wide.`);
  }
  const columns = long * ROOM_SIDE + 2;
  const rows = wide * ROOM_SIDE;
  const tables = roomTables(long, wide);
  const roomRows = Array.from({ length: wide }, (_, row) => row * long);
  const line = (x: number, roomColumn: number): StartingLine => ({
    cells: Array.from({ length: rows }, (_, y) => (y * columns + x) as CellId),
    positions: roomRows.map(first => (first + roomColumn) as Position),
  });
  return {
    long,
    wide,
    columns,
    rows,
    cells: columns * rows,
    groundAt: columns * rows * DIRECTIONS.length,
    edgesAt: columns * rows * (DIRECTIONS.length + 1),
    positions: Array.from({ length: long * wide }, (_, position) => position as Position),
    lines: [line(0, 0), line(columns - 1, long - 1)],
    neighbours: neighbourTable(columns, rows),
    ...tables,
    afterTurn: {
      clockwise: turnTable(tables, 1),
      'counter-clockwise': turnTable(tables, -1),
    },
  };
}

function roomTables(long: number, wide: number): RoomTables {
  const columns = long * ROOM_SIDE + 2;
  const cells = columns * wide * ROOM_SIDE;
  const positionOf = new Int8Array(cells).fill(NONE);
  const squareOf = new Int8Array(cells).fill(NONE);
  const cellOf = new Int16Array(long * wide * ROOM_SQUARES);
  for (let position = 0; position < long * wide; position++) {
    const left = 1 + (position % long) * ROOM_SIDE;
    const top = Math.floor(position / long) * ROOM_SIDE;
    for (let square = 0; square < ROOM_SQUARES; square++) {
      const y = top + Math.floor(square / ROOM_SIDE);
      const cell = y * columns + left + (square % ROOM_SIDE);
      positionOf[cell] = position;
      squareOf[cell] = square;
      cellOf[position * ROOM_SQUARES + square] = cell;
    }
  }
  return { positionOf, squareOf, cellOf };
}

function turnTable({ positionOf, squareOf, cellOf }: RoomTables, quarters: number): Int16Array {
  return Int16Array.from(positionOf, (position, cell) => {
    if (position === NONE) return cell;
    return cellOf[position * ROOM_SQUARES + turnedSquare(squareOf[cell]!, quarters)]!;
  });
}

function neighbourTable(columns: number, rows: number): Int16Array {
  const acrossX = [0, 1, 0, -1];
  const acrossY = [-1, 0, 1, 0];
  const table = new Int16Array(columns * rows * 4).fill(NONE);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      for (const direction of DIRECTIONS) {
        const toX = x + acrossX[direction]!;
        const toY = y + acrossY[direction]!;
        if (toX < 0 || toX >= columns || toY < 0 || toY >= rows) continue;
        table[(y * columns + x) * 4 + direction] = toY * columns + toX;
      }
    }
  }
  return table;
}

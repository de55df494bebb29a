/** Keeps the derived tables of a labyrinth up to date after a room has changed. */
import { OUTSIDE, PORTCULLIS, SLIT, UNREVEALED, WALL } from './bars.ts';
import { DIRECTIONS, type Direction, opposite } from './direction.ts';
import { type Labyrinth, planUnder } from './labyrinth.ts';
import { codeOf, FACE_DOWN, FLOOR, GEAR, type Ground, LINE, PIT, REMOTE_PITS } from './nature.ts';
import { type BoardPlan, NONE, type RoomPosition } from './plan.ts';
import { ROOM_SQUARES, turnedSquare } from './room.ts';
import { EDGE_BESIDE, ROOM_EDGES } from './room-edge.ts';

const EDGE_BARS = WALL | PORTCULLIS | SLIT;

/**
 * What never changes: the outside; between two squares of a line nothing (DT-LINE-01); lines are
 * lines for good. Rooms begin face down.
 */
export function tableOfPlan(plan: BoardPlan): Uint8Array {
  const { neighbours, cells, groundAt, edgesAt, lines, positions } = plan;
  const table = new Uint8Array(edgesAt + positions.length * ROOM_EDGES);
  for (let side = 0; side < neighbours.length; side++) {
    if (neighbours[side] === NONE) table[side] = OUTSIDE;
  }
  table.fill(FACE_DOWN, groundAt, groundAt + cells);
  for (const line of lines) for (const cell of line.cells) table[groundAt + cell] = LINE;
  return table;
}

/** Writes the squares of a room and all sides of them, as seen from within and from without. */
export function deriveRoom(labyrinth: Labyrinth, position: RoomPosition): void {
  deriveGround(labyrinth, position);
  const { table } = labyrinth;
  const plan = planUnder(labyrinth);
  const { cellOf, neighbours, positionOf, squareOf } = plan;
  for (let square = 0; square < ROOM_SQUARES; square++) {
    const cell = cellOf[position * ROOM_SQUARES + square]!;
    for (const direction of DIRECTIONS) {
      const next = neighbours[cell * 4 + direction]!;
      if (next === NONE) continue;
      let between = partOf(labyrinth, plan, position, square, direction);
      const beyond = positionOf[next]!;
      if (beyond !== position) {
        const back = opposite(direction);
        between |= partOf(labyrinth, plan, beyond, squareOf[next]!, back);
        table[next * 4 + back] = between;
      }
      table[cell * 4 + direction] = between;
    }
  }
}

/** What a place contributes on one side of one of its squares: a line nothing (DT-BOARD-04). */
function partOf(
  labyrinth: Labyrinth,
  plan: BoardPlan,
  place: number,
  square: number,
  side: Direction,
): number {
  if (place === NONE) return 0;
  if (labyrinth.revealed[place] === 0) return UNREVEALED;
  const edge = EDGE_BESIDE[labyrinth.quarters[place]!]![square * 4 + side]!;
  return labyrinth.table[plan.edgesAt + place * ROOM_EDGES + edge]! & EDGE_BARS;
}

/** A remote pit whose trigger is held down is a pit like any other (DT-MERC-22). */
export function isOpenPit({ open }: Labyrinth, ground: Ground): boolean {
  return open?.includes(REMOTE_PITS[ground]!) === true;
}

function deriveGround(labyrinth: Labyrinth, position: RoomPosition): void {
  const { table } = labyrinth;
  const { cellOf, groundAt } = planUnder(labyrinth);
  const write = (square: number, ground: number) => {
    table[groundAt + cellOf[position * ROOM_SQUARES + square]!] = ground;
  };
  const blank = labyrinth.revealed[position] === 0 ? FACE_DOWN : FLOOR;
  for (let square = 0; square < ROOM_SQUARES; square++) write(square, blank);
  if (blank === FACE_DOWN) return;
  const quarters = labyrinth.quarters[position]!;
  const { gear, pits, grounds } = labyrinth.rooms[position]!;
  write(turnedSquare(gear, quarters), GEAR);
  for (const pit of pits) write(turnedSquare(pit, quarters), PIT);
  for (const [square, ground] of grounds ?? []) {
    write(turnedSquare(square, quarters), isOpenPit(labyrinth, ground) ? PIT : codeOf(ground));
  }
  if (labyrinth.markers === undefined) return;
  for (let square = 0; square < ROOM_SQUARES; square++) {
    const ground = labyrinth.markers[position * ROOM_SQUARES + square];
    if (ground !== undefined) write(turnedSquare(square, quarters), codeOf(ground));
  }
}

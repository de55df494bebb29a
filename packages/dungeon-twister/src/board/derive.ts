/** Keeps the two derived tables of a labyrinth up to date after a room has changed. */
import { OUTSIDE, PORTCULLIS, SLIT, UNREVEALED, WALL } from './bars.ts';
import { DIRECTIONS, type Direction, opposite } from './direction.ts';
import { FACE_DOWN, FLOOR, GEAR, LINE, PIT } from './ground.ts';
import type { Labyrinth } from './labyrinth.ts';
import { NONE, type Plan, type Position } from './plan.ts';
import { ROOM_SQUARES, turnedSquare } from './room.ts';
import { EDGE_BESIDE, ROOM_EDGES } from './room-edge.ts';

const EDGE_BARS = WALL | PORTCULLIS | SLIT;

/** The outside never changes; between two squares of a line nothing stands (DT-LINE-01). */
export function barsOfPlan({ neighbours }: Plan): Uint8Array {
  const bars = new Uint8Array(neighbours.length);
  for (let side = 0; side < bars.length; side++)
    if (neighbours[side] === NONE) bars[side] = OUTSIDE;
  return bars;
}

/** Lines are lines for good; rooms begin face down. */
export function groundOfPlan({ cells, lines }: Plan): Uint8Array {
  const ground = new Uint8Array(cells).fill(FACE_DOWN);
  for (const line of lines) for (const cell of line.cells) ground[cell] = LINE;
  return ground;
}

/** Writes the squares of a room and all sides of them, as seen from within and from without. */
export function deriveRoom(labyrinth: Labyrinth, position: Position): void {
  deriveGround(labyrinth, position);
  const { bars } = labyrinth;
  const { cellOf, neighbours, positionOf, squareOf } = labyrinth.plan;
  for (let square = 0; square < ROOM_SQUARES; square++) {
    const cell = cellOf[position * ROOM_SQUARES + square]!;
    for (const direction of DIRECTIONS) {
      const next = neighbours[cell * 4 + direction]!;
      if (next === NONE) continue;
      let between = partOf(labyrinth, position, square, direction);
      const beyond = positionOf[next]!;
      if (beyond !== position) {
        const back = opposite(direction);
        between |= partOf(labyrinth, beyond, squareOf[next]!, back);
        bars[next * 4 + back] = between;
      }
      bars[cell * 4 + direction] = between;
    }
  }
}

/** What a place contributes on one side of one of its squares: a line nothing (DT-BOARD-04). */
function partOf(labyrinth: Labyrinth, place: number, square: number, side: Direction): number {
  if (place === NONE) return 0;
  if (labyrinth.revealed[place] === 0) return UNREVEALED;
  const edge = EDGE_BESIDE[labyrinth.quarters[place]!]![square * 4 + side]!;
  return labyrinth.edges[place * ROOM_EDGES + edge]! & EDGE_BARS;
}

function deriveGround(labyrinth: Labyrinth, position: Position): void {
  const { plan, ground } = labyrinth;
  const first = position * ROOM_SQUARES;
  const blank = labyrinth.revealed[position] === 0 ? FACE_DOWN : FLOOR;
  for (let square = 0; square < ROOM_SQUARES; square++)
    ground[plan.cellOf[first + square]!] = blank;
  if (blank === FACE_DOWN) return;
  const quarters = labyrinth.quarters[position]!;
  const { gear, pits } = labyrinth.rooms[position]!;
  ground[plan.cellOf[first + turnedSquare(gear, quarters)]!] = GEAR;
  for (const pit of pits) ground[plan.cellOf[first + turnedSquare(pit, quarters)]!] = PIT;
}

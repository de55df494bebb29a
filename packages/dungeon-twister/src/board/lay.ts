/** Laying rooms on the positions of a plan. */
import { BARS_OF_SIGN } from './bars.ts';
import { deriveRoom, tableOfPlan } from './derive.ts';
import { type Labyrinth, planUnder } from './labyrinth.ts';
import type { BoardPlan, RoomPosition } from './plan.ts';
import type { Room } from './room.ts';
import { printedSign, ROOM_EDGES } from './room-edge.ts';

/** A room and the clockwise quarter turns by which it lies turned from its drawing. */
export interface LyingRoom {
  readonly room: Room;
  readonly quarters: number;
}

/** Lays the rooms face down, one per position. */
export function createLabyrinth(plan: BoardPlan, lying: readonly LyingRoom[]): Labyrinth {
  const places = plan.positions.length;
  if (lying.length !== places) {
    throw new RangeError(`${lying.length} rooms were dealt to ${places} places.`);
  }
  const labyrinth: Labyrinth = {
    long: plan.long,
    wide: plan.wide,
    rooms: Object.freeze(lying.map(({ room }) => room)),
    quarters: Uint8Array.from(lying, ({ quarters }) => quarters & 3),
    revealed: new Uint8Array(places),
    table: tableOfPlan(plan),
  };
  for (const position of plan.positions) {
    printEdges(labyrinth, position);
    deriveRoom(labyrinth, position);
  }
  return labyrinth;
}

/** Puts another room on a position, face up or down as the position is, with all its edges as printed. */
export function layRoom(labyrinth: Labyrinth, position: RoomPosition, lying: LyingRoom): void {
  labyrinth.rooms = Object.freeze(labyrinth.rooms.with(position, lying.room));
  labyrinth.quarters[position] = lying.quarters & 3;
  printEdges(labyrinth, position);
  // Face down all rooms are alike.
  if (labyrinth.revealed[position] === 1) deriveRoom(labyrinth, position);
}

function printEdges(labyrinth: Labyrinth, position: RoomPosition): void {
  const room = labyrinth.rooms[position]!;
  const first = planUnder(labyrinth).edgesAt + position * ROOM_EDGES;
  for (let edge = 0; edge < ROOM_EDGES; edge++) {
    labyrinth.table[first + edge] = BARS_OF_SIGN[printedSign(room, edge)];
  }
}

/** Positions for tests, in the words of the ledger. */

import type { Result } from '@oubliette/kernel';
import { roomById } from '../../content/rooms.ts';
import type { Direction } from '../direction.ts';
import { type EdgeId, type EdgeState, nearEdge } from '../edge.ts';
import { type Labyrinth, planUnder } from '../labyrinth.ts';
import { createLabyrinth } from '../lay.ts';
import { planOf } from '../make-plan.ts';
import { parseLyingRoom, parseSquare } from '../notation.ts';
import { drawnRoom } from '../parse-room.ts';
import { type CellId, directionTo } from '../plan.ts';
import { setEdge } from '../portcullis.ts';
import { revealRoom } from '../reveal.ts';
import type { Room } from '../room.ts';

/** A room for tests with the given picture; two of one number are twins. */
export function sketch(id: string, picture: string, number = 90): Room {
  return drawnRoom({ id, set: 'test', number, arrow: 'clockwise', picture });
}

/** Nothing but floor and a gear in the corner. */
const hall = sketch(
  'hall',
  `
+   +   +   +   +   +
  G   .   .   .   .
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
`,
);

/** A hall with a portcullis in the middle of its right border. */
const gate = sketch(
  'gate',
  `
+   +   +   +   +   +
  G   .   .   .   .
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
  .   .   .   .   . P
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
`,
);

/**
 * Rooms such as `37L@0 38L@2?` from left to right, `/` between the upper and the lower row, `?` behind
 * a room that is not revealed.
 */
export function laid(text: string, ...sketches: Room[]): Labyrinth {
  const bands = text.split('/').map(band => band.trim().split(/\s+/));
  const names = bands.flat();
  const find = (id: string) =>
    [hall, gate, ...sketches].find(room => room.id === id) ?? roomById(id);
  const rooms = names.map(name => sure(parseLyingRoom(name.replace('?', ''), find)));
  const labyrinth = createLabyrinth(planOf(bands[0]!.length, bands.length), rooms);
  for (const position of planUnder(labyrinth).positions) {
    if (!names[position]!.endsWith('?')) revealRoom(labyrinth, position);
  }
  return labyrinth;
}

/** The square written as `@3,4` or `37L(0,1)`. */
export function at(labyrinth: Labyrinth, square: string): CellId {
  return sure(parseSquare(labyrinth, square));
}

export function towards(labyrinth: Labyrinth, from: string, to: string): Direction {
  const direction = directionTo(planUnder(labyrinth), at(labyrinth, from), at(labyrinth, to));
  if (direction === null) throw new Error(`${from} and ${to} share no side.`);
  return direction;
}

/** The part of the edge between two squares that belongs to the first. */
export function edge(labyrinth: Labyrinth, from: string, to: string): EdgeId {
  return nearEdge(labyrinth, at(labyrinth, from), towards(labyrinth, from, to))!;
}

export function set(labyrinth: Labyrinth, from: string, to: string, state: EdgeState): void {
  setEdge(labyrinth, edge(labyrinth, from, to), state);
}

/** A bitmap of the squares on which characters are. */
export function standingOn(labyrinth: Labyrinth, ...squares: string[]): Uint8Array {
  const characters = new Uint8Array(planUnder(labyrinth).cells);
  for (const square of squares) characters[at(labyrinth, square)] = 1;
  return characters;
}

function sure<Value, Fault>(result: Result<Value, Fault>): Value {
  if (result.ok) return result.value;
  throw new Error(JSON.stringify(result.faults));
}

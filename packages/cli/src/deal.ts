import {
  createLabyrinth,
  dealSet,
  type Labyrinth,
  type LyingRoom,
  planOf,
  planUnder,
  ROOM_SETS,
  ROOMS,
  revealRoom,
  roomById,
} from '@oubliette/dungeon-twister';
import { type Random, seededRandom } from '@oubliette/kernel';
import { badInput, unknownName } from './fault.ts';

/** A labyrinth dealt from a set, all rooms face up. */
export function dealNamed(name: string, long: number, seed: string): Labyrinth {
  const set = ROOM_SETS.find(known => known === name);
  return faceUp(
    dealSet(set ?? unknownName('set', '--set', name, ROOM_SETS), long, seededRandom(seed)),
  );
}

/** The labyrinth of the rooms named, in that order; where a turn is not named the seed decides. */
export function layRooms(names: readonly string[], long: number, seed: string): Labyrinth {
  const random = seededRandom(seed);
  const lying = names.map(name => lyingRoom(name.trim(), random));
  const plan = planOf(long);
  const places = plan.positions.length;
  if (lying.length !== places) {
    const text = `A labyrinth ${long} long has ${places} rooms, not ${lying.length}.`;
    badInput('rooms', '--rooms', text);
  }
  return faceUp(createLabyrinth(plan, lying));
}

/** `37L`, or `37L@2`: two quarters clockwise from its drawing. */
function lyingRoom(name: string, random: Random): LyingRoom {
  const [, id = name, turn] = /^([^@]*)@(.*)$/.exec(name) ?? [];
  if (turn !== undefined && !/^[0-3]$/.test(turn)) {
    badInput('rooms', '--rooms', `A room is turned by @0 to @3, not by @${turn}.`);
  }
  const known = ROOMS.map(room => room.id);
  const room = roomById(id) ?? unknownName('room', '--rooms', id, known);
  return { room, quarters: turn === undefined ? random.below('setup', 4) : Number(turn) };
}

function faceUp(labyrinth: Labyrinth): Labyrinth {
  for (const position of planUnder(labyrinth).positions) revealRoom(labyrinth, position);
  return labyrinth;
}

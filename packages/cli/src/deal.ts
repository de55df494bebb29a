import {
  BASE_ROOMS,
  createLabyrinth,
  dealLabyrinth,
  type Labyrinth,
  type LyingRoom,
  PRISON_ROOMS,
  planOf,
  ROOMS,
  type Room,
  revealRoom,
  roomById,
} from '@oubliette/dungeon-twister';
import { type Random, seededRandom, shuffle } from '@oubliette/kernel';
import { badInput, unknownName } from './fault.ts';

const SETS: Readonly<Record<string, readonly Room[]>> = {
  prison: PRISON_ROOMS,
  base: BASE_ROOMS,
  mixed: [...PRISON_ROOMS, ...BASE_ROOMS],
};

export const SET_NAMES = Object.keys(SETS);

/** A labyrinth dealt from a set, all rooms face up. */
export function dealSet(set: string, long: number, seed: string): Labyrinth {
  const pool = Object.hasOwn(SETS, set) ? SETS[set] : undefined;
  const random = seededRandom(seed);
  const rooms = pairsOf(pool ?? unknownName('set', '--set', set, SET_NAMES), long, random);
  return faceUp(dealLabyrinth(rooms, count => random.below('setup', count)));
}

/** As many pairs as the labyrinth is long, drawn unless the set has exactly so many. */
function pairsOf(rooms: readonly Room[], long: number, random: Random): readonly Room[] {
  const numbers = [...new Set(rooms.map(room => room.number))];
  if (numbers.length === long) return rooms;
  const drawn = new Set(shuffle(random, 'setup', numbers).slice(0, long));
  return rooms.filter(room => drawn.has(room.number));
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
  const [, id = name, turn] = /^(.*)@([0-3])$/.exec(name) ?? [];
  const known = ROOMS.map(room => room.id);
  const room = roomById(id) ?? unknownName('room', '--rooms', id, known);
  return { room, quarters: turn === undefined ? random.below('setup', 4) : Number(turn) };
}

function faceUp(labyrinth: Labyrinth): Labyrinth {
  for (const position of labyrinth.plan.positions) revealRoom(labyrinth, position);
  return labyrinth;
}

import { type Random, shuffle } from '@oubliette/kernel';
import { dealLabyrinth } from '../board/deal.ts';
import type { Labyrinth } from '../board/labyrinth.ts';
import { planOf } from '../board/make-plan.ts';
import type { Room } from '../board/room.ts';
import type { Character, Thing } from '../pieces/piece.ts';
import { BASE_ROOMS } from './base/rooms/index.ts';
import { BASE_CHARACTERS, BASE_OBJECTS } from './base/team.ts';
import { PRISON_ROOMS } from './prison/rooms/index.ts';
import { PRISON_CHARACTERS, PRISON_OBJECTS } from './prison/team.ts';

/** All that a box holds: pieces, one of each per player, and rooms. */
export interface GameSet {
  readonly characters: readonly Character[];
  readonly objects: readonly Thing[];
  readonly rooms: readonly Room[];
}

export const SET_IDS = ['prison', 'base'] as const;
export type SetId = (typeof SET_IDS)[number];

export const SETS: Readonly<Record<SetId, GameSet>> = {
  prison: { characters: PRISON_CHARACTERS, objects: PRISON_OBJECTS, rooms: PRISON_ROOMS },
  base: { characters: BASE_CHARACTERS, objects: BASE_OBJECTS, rooms: BASE_ROOMS },
};

/** Where the rooms of a labyrinth may come from. */
export const ROOM_SETS = ['prison', 'base', 'mixed'] as const;
export type RoomSet = (typeof ROOM_SETS)[number];

const ROOMS_OF: Readonly<Record<RoomSet, readonly Room[]>> = {
  prison: PRISON_ROOMS,
  base: BASE_ROOMS,
  mixed: [...PRISON_ROOMS, ...BASE_ROOMS],
};

/**
 * Deals a labyrinth from a set, face down: as many whole pairs as it is long (DT-SET-01). What a board
 * for more than two wants besides comes from the other sets; if they have too few, some pairs lie
 * there twice (DT-MULTI-24).
 */
export function dealSet(
  set: RoomSet,
  long: number,
  random: Random,
  plan = planOf(long),
): Labyrinth {
  return dealRooms(ROOMS_OF[set], long, random, plan);
}

/** The same from the rooms of any set. */
export function dealRooms(
  rooms: readonly Room[],
  long: number,
  random: Random,
  plan = planOf(long),
): Labyrinth {
  const pick = (count: number) => random.below('setup', count);
  const own = pairsOf(rooms, long, random);
  const others = ROOMS_OF.mixed.filter(room => !own.includes(room));
  const missing = (plan.rooms - own.length) / 2;
  const more = missing === 0 ? [] : pairsOf(others, Math.min(missing, others.length / 2), random);
  const again = (plan.rooms - own.length - more.length) / 2;
  const twice = again === 0 ? [] : pairsOf(ROOMS_OF.mixed, again, random);
  return dealLabyrinth([...own, ...more, ...twice], pick, plan);
}

/** The pairs are drawn unless the set has exactly so many. */
function pairsOf(rooms: readonly Room[], long: number, random: Random): readonly Room[] {
  const numbers = [...new Set(rooms.map(room => room.number))];
  if (numbers.length === long) return rooms;
  const drawn = new Set(shuffle(random, 'setup', numbers).slice(0, long));
  return rooms.filter(room => drawn.has(room.number));
}

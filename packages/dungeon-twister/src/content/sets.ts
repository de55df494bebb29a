import { type Random, shuffle } from '@oubliette/kernel';
import { dealLabyrinth } from '../board/deal.ts';
import type { Labyrinth } from '../board/labyrinth.ts';
import type { Room } from '../board/room.ts';
import { BASE_ROOMS } from './base/rooms/index.ts';
import { PRISON_ROOMS } from './prison/rooms/index.ts';

/** Where the rooms of a labyrinth may come from. */
export const ROOM_SETS = ['prison', 'base', 'mixed'] as const;
export type RoomSet = (typeof ROOM_SETS)[number];

const ROOMS_OF: Readonly<Record<RoomSet, readonly Room[]>> = {
  prison: PRISON_ROOMS,
  base: BASE_ROOMS,
  mixed: [...PRISON_ROOMS, ...BASE_ROOMS],
};

/** Deals a labyrinth from a set, face down: as many whole pairs as it is long (DT-SET-01). */
export function dealSet(set: RoomSet, long: number, random: Random): Labyrinth {
  const pick = (count: number) => random.below('setup', count);
  return dealLabyrinth(pairsOf(ROOMS_OF[set], long, random), pick);
}

/** The pairs are drawn unless the set has exactly so many. */
function pairsOf(rooms: readonly Room[], long: number, random: Random): readonly Room[] {
  const numbers = [...new Set(rooms.map(room => room.number))];
  if (numbers.length === long) return rooms;
  const drawn = new Set(shuffle(random, 'setup', numbers).slice(0, long));
  return rooms.filter(room => drawn.has(room.number));
}

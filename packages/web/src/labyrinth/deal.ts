import {
  BASE_ROOMS,
  dealLabyrinth,
  type Labyrinth,
  PRISON_ROOMS,
  type Room,
} from '@oubliette/dungeon-twister';
import { type Random, seededRandom, shuffle } from '@oubliette/kernel';

export const roomSets = ['prison', 'base', 'mixed'] as const;
export type RoomSet = (typeof roomSets)[number];

/** A labyrinth as its link names it: the same deal always lays the same rooms. */
export interface Deal {
  readonly set: RoomSet;
  readonly seed: string;
}

const longestSeed = 40;
const pairsInMaze = 4;

export function readDeal(query: URLSearchParams): Deal | null {
  const seed = tidySeed(query.get('seed') ?? '');
  if (!seed) return null;
  const set = roomSets.find(name => name === query.get('set')) ?? 'prison';
  return { set, seed };
}

export function dealQuery({ set, seed }: Deal): URLSearchParams {
  return new URLSearchParams({ set, seed });
}

export function tidySeed(typed: string): string {
  return typed.trim().slice(0, longestSeed);
}

/** Six letters and figures that are easy to read aloud; the bytes come from outside. */
export function seedFrom(bytes: Uint8Array): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from(bytes.subarray(0, 6), byte => signs[byte % signs.length]).join('');
}

export function layOut({ set, seed }: Deal): Labyrinth {
  const random = seededRandom(`${set} ${seed}`);
  return dealLabyrinth(roomsOf(set, random), n => random.below('maze', n));
}

function roomsOf(set: RoomSet, random: Random): readonly Room[] {
  if (set === 'prison') return PRISON_ROOMS;
  if (set === 'base') return BASE_ROOMS;
  const all = [...PRISON_ROOMS, ...BASE_ROOMS];
  const numbers = shuffle(random, 'pairs', [...new Set(all.map(room => room.number))]);
  const dealt = new Set(numbers.slice(0, pairsInMaze));
  return all.filter(room => dealt.has(room.number));
}

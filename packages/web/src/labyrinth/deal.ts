import { dealSet, type Labyrinth, ROOM_SETS, type RoomSet } from '@oubliette/dungeon-twister';
import { seededRandom } from '@oubliette/kernel';

/** A labyrinth as its link names it: the same deal always lays the same rooms. */
export interface Deal {
  readonly set: RoomSet;
  readonly seed: string;
}

const longestSeed = 40;
const mazeLength = 4;

export function readDeal(query: URLSearchParams): Deal | null {
  const seed = tidySeed(query.get('seed') ?? '');
  if (!seed) return null;
  const set = ROOM_SETS.find(name => name === query.get('set')) ?? 'prison';
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
  return dealSet(set, mazeLength, seededRandom(seed));
}

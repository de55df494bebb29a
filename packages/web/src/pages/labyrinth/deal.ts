import { dealSet, type Labyrinth, ROOM_SETS, type RoomSet } from '@oubliette/dungeon-twister';
import { seededRandom } from '@oubliette/kernel';

/** A labyrinth as its link names it: the same deal always lays the same rooms. */
export interface Deal {
  readonly set: RoomSet;
  readonly seed: string;
}

/** What an address asks for; what it leaves open, or misspells, is null. */
export interface DealRequest {
  readonly set: RoomSet | null;
  readonly seed: string | null;
}

const longestSeed = 40;
const mazeLength = 4;

export const firstSet: RoomSet = 'prison';

const setNamed = (name: unknown): RoomSet | null => ROOM_SETS.find(set => set === name) ?? null;

export function readWish(query: URLSearchParams): DealRequest {
  return { set: setNamed(query.get('set')), seed: tidySeed(query.get('seed') ?? '') || null };
}

export function dealQuery({ set, seed }: Deal): URLSearchParams {
  return new URLSearchParams({ set, seed });
}

export const sameDeal = (one: Deal, other: Deal): boolean =>
  one.set === other.set && one.seed === other.seed;

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

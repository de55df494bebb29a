import { seededRandom } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { writeLabyrinth } from '../board/index.ts';
import { dealSet, ROOM_SETS, type RoomSet } from './sets.ts';

const numbersOf = (set: RoomSet, long: number, seed: string) =>
  dealSet(set, long, seededRandom(seed)).rooms.map(room => room.number);

describe('dealing from a set', () => {
  it.each(ROOM_SETS)('DT-SET-01: %s gives whole pairs, as many as the maze is long', set => {
    for (const long of [3, 4]) {
      const numbers = numbersOf(set, long, 'torch');
      expect(numbers).toHaveLength(2 * long);
      for (const number of numbers) expect(numbers.filter(n => n === number)).toHaveLength(2);
    }
  });

  it('DT-SET-01: the same seed deals the same maze', () => {
    const written = () => writeLabyrinth(dealSet('mixed', 4, seededRandom('torch')));
    expect(written()).toEqual(written());
    expect(written()).not.toEqual(writeLabyrinth(dealSet('mixed', 4, seededRandom('lamp'))));
  });

  it('DT-MULTI-02: wings bring two pairs each of the other set', () => {
    const dealt = (wings: number) => dealSet('base', 4, seededRandom('torch'), wings).rooms;
    for (const wings of [1, 2]) {
      const rooms = dealt(wings);
      expect(rooms).toHaveLength(8 + 4 * wings);
      expect(new Set(rooms)).toHaveLength(8 + 4 * wings);
      expect(rooms.filter(({ set }) => set === 'base')).toHaveLength(8);
      const others = rooms.filter(({ set }) => set === 'prison').map(({ number }) => number);
      expect(new Set(others)).toHaveLength(2 * wings);
    }
  });

  it('mixed deals pairs of both sets', () => {
    const seen = new Set(['a', 'b', 'c', 'd', 'e'].flatMap(seed => numbersOf('mixed', 4, seed)));
    expect([...seen].some(number => number < 10)).toBe(true);
    expect([...seen].some(number => number > 10)).toBe(true);
  });
});

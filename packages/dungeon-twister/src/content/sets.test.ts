import { seededRandom } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { type BoardPlan, planFor, writeLabyrinth } from '../board/index.ts';
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

  it('DT-MULTI-02, DT-MULTI-24: larger boards bring pairs of the other sets', () => {
    const dealt = (plan: BoardPlan) => dealSet('base', 4, seededRandom('torch'), plan).rooms;
    for (const plan of [planFor(3), planFor(4), planFor(4, true)]) {
      const rooms = dealt(plan);
      expect(new Set(rooms)).toHaveLength(plan.rooms);
      expect(rooms.filter(({ set }) => set === 'base')).toHaveLength(8);
      const others = rooms.filter(({ set }) => set === 'prison').map(({ number }) => number);
      expect(new Set(others)).toHaveLength(plan.rooms / 2 - 4);
    }
  });

  it('DT-MULTI-24: where there are too few pairs, some lie there twice, none three times', () => {
    const { rooms } = dealSet('base', 4, seededRandom('torch'), planFor(5));
    expect(rooms).toHaveLength(20);
    expect(new Set(rooms).size).toBeGreaterThanOrEqual(16);
    for (const room of rooms) {
      const copies = rooms.filter(other => other === room).length;
      const twins = rooms.filter(({ number }) => number === room.number).length;
      expect(copies).toBeLessThanOrEqual(2);
      expect(twins).toBe(2 * copies);
    }
  });

  it('mixed deals pairs of both sets', () => {
    const seen = new Set(['a', 'b', 'c', 'd', 'e'].flatMap(seed => numbersOf('mixed', 4, seed)));
    expect([...seen].some(number => number < 10)).toBe(true);
    expect([...seen].some(number => number > 10)).toBe(true);
  });
});

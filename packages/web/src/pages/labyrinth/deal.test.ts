import { ROOM_SETS } from '@oubliette/dungeon-twister';
import { describe, expect, it } from 'vitest';
import { dealQuery, layOut, readWish, seedFrom, tidySeed } from './deal.ts';

describe('a deal', () => {
  it('survives the way through its link', () => {
    for (const set of ROOM_SETS) {
      const deal = { set, seed: 'cold torch & rope' };
      expect(readWish(new URLSearchParams(dealQuery(deal).toString()))).toEqual(deal);
    }
  });

  it('leaves open what its link does not say or misspells', () => {
    const wish = (query: string) => readWish(new URLSearchParams(query));
    expect(wish('set=base&seed=%20')).toEqual({ set: 'base', seed: null });
    expect(wish('set=attic&seed=a')).toEqual({ set: null, seed: 'a' });
    expect(wish('')).toEqual({ set: null, seed: null });
  });

  it('DT-SET-01: the same seed lays the same rooms in the same orientations', () => {
    const [one, other] = [layOut({ set: 'mixed', seed: 'a' }), layOut({ set: 'mixed', seed: 'a' })];
    expect(other.rooms).toEqual(one.rooms);
    expect(other.quarters).toEqual(one.quarters);
    expect(layOut({ set: 'mixed', seed: 'b' }).rooms).not.toEqual(one.rooms);
  });

  it('DT-BOARD-02: mixed rooms come in four pairs, twins together, from both sets', () => {
    const sets = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { rooms } = layOut({ set: 'mixed', seed });
      expect(new Set(rooms.map(room => room.id)).size).toBe(8);
      expect(new Set(rooms.map(room => room.number)).size).toBe(4);
      for (const room of rooms) sets.add(room.set);
    }
    expect(sets).toEqual(new Set(['prison', 'base']));
  });

  it('uses only the rooms of its set', () => {
    for (const set of ['prison', 'base'] as const) {
      expect(layOut({ set, seed: 'a' }).rooms.every(room => room.set === set)).toBe(true);
    }
  });

  it('has a seed that is trimmed, and never longer than forty signs', () => {
    expect(tidySeed('  rope ')).toBe('rope');
    expect(tidySeed('x'.repeat(99))).toHaveLength(40);
    expect(seedFrom(new Uint8Array([0, 1, 2, 3, 30, 31]))).toBe('abcd9a');
  });
});

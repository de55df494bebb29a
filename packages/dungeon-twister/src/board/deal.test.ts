import { describe, expect, it } from 'vitest';
import { PRISON_ROOMS } from '../content/prison/rooms/index.ts';
import { dealLabyrinth } from './deal.ts';
import { writeLabyrinth } from './document.ts';
import { planUnder } from './labyrinth.ts';
import { isRevealed } from './reveal.ts';
import { picksOf } from './testing/dice.ts';

describe('building the maze', () => {
  it('DT-SET-01: the same draws give the same rooms and orientations', () => {
    const deal = (seed: number) => writeLabyrinth(dealLabyrinth(PRISON_ROOMS, picksOf(seed)));
    expect(deal(1)).toEqual(deal(1));
    expect(deal(1)).not.toEqual(deal(2));
  });

  it('DT-SET-01: every room is laid once, face down', () => {
    const labyrinth = dealLabyrinth(PRISON_ROOMS, picksOf(3));
    expect([planUnder(labyrinth).long, planUnder(labyrinth).wide]).toEqual([4, 2]);
    expect(new Set(labyrinth.rooms)).toEqual(new Set(PRISON_ROOMS));
    expect(planUnder(labyrinth).positions.some(position => isRevealed(labyrinth, position))).toBe(
      false,
    );
  });

  it('DT-SET-01: each orientation and each room falls to a position about equally often', () => {
    const orientations = new Map<number, number>();
    const rooms = new Map<string, number>();
    for (let seed = 0; seed < 4000; seed++) {
      const labyrinth = dealLabyrinth(PRISON_ROOMS, picksOf(seed));
      const { id } = labyrinth.rooms[5]!;
      const quarters = labyrinth.quarters[5]!;
      orientations.set(quarters, (orientations.get(quarters) ?? 0) + 1);
      rooms.set(id, (rooms.get(id) ?? 0) + 1);
    }
    expect([...orientations.keys()].sort()).toEqual([0, 1, 2, 3]);
    for (const times of orientations.values()) expect(Math.abs(times - 1000)).toBeLessThan(120);
    expect(rooms.size).toBe(8);
    for (const times of rooms.values()) expect(Math.abs(times - 500)).toBeLessThan(100);
  });

  it('DT-OPT-05: three pairs make a maze 3 long and 2 wide', () => {
    const plan = planUnder(dealLabyrinth(PRISON_ROOMS.slice(0, 6), picksOf(4)));
    expect([plan.long, plan.wide, plan.columns]).toEqual([3, 2, 17]);
  });

  it('DT-BOARD-01: rooms that form no rectangle are refused', () => {
    expect(() => dealLabyrinth(PRISON_ROOMS.slice(0, 7), picksOf(5))).toThrow(RangeError);
  });
});

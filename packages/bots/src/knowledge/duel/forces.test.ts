import { type Duel, type DuelAction, duel } from '@oubliette/dungeon-twister';
import { fastRandom } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { searcher } from '../../players/searcher.ts';
import { duelMind, positionsOf } from '../../testing/positions.ts';
import tuned from './forces.json' with { type: 'json' };
import { PIECES, pieceIn, promiseOfForces } from './forces.ts';

const choices = (mode: string, verb: DuelAction['do']) =>
  positionsOf<Duel>(duel, mode, 60, 1).filter(({ seen }) => seen.legal[0]!.do === verb);

const choose = (seen: object, seed: number) =>
  searcher('captain', duelMind).choose(seen as never, { nodes: 400 }, fastRandom(seed))
    .action as DuelAction;

const worthOf = (action: DuelAction) => {
  if (action.do !== 'enlist' && action.do !== 'remove') throw new Error(action.do);
  return (tuned.weights as Readonly<Record<string, number>>)[pieceIn(action.token)]!;
};

describe('choosing forces', () => {
  it('knows what every piece of our sets is worth, and where that comes from', () => {
    expect(Object.keys(tuned.weights).sort()).toEqual([...PIECES].sort());
    expect(tuned.origin.by).toBe('npm run tune -w packages/bots -- forces');
  });

  it('DT-MIX-05, DT-MIX-06: takes the best piece that is left', () => {
    const picks = choices('draft', 'enlist');
    expect(picks.length).toBeGreaterThan(10);
    for (const { seen } of picks.slice(0, 10)) {
      const best = Math.max(...seen.legal.map(worthOf));
      expect(worthOf(choose(seen, 1))).toBe(best);
    }
  });

  it('DT-MIX-07: varies where both choose unseen, but leaves the worst', () => {
    const [first] = choices('free', 'enlist');
    const taken = Array.from({ length: 40 }, (_, seed) => choose(first!.seen, seed));
    const offered = first!.seen.legal.map(worthOf);
    const mean = taken.reduce((sum, action) => sum + worthOf(action), 0) / taken.length;
    expect(new Set(taken.map(action => worthOf(action))).size).toBeGreaterThan(1);
    expect(mean).toBeGreaterThan(offered.reduce((sum, worth) => sum + worth, 0) / offered.length);
  });

  it('DT-MIX-09: does without whoever is worth least', () => {
    const [first] = choices('draft', 'remove');
    const least = Math.min(...first!.seen.legal.map(worthOf));
    expect(worthOf(choose(first!.seen, 1))).toBe(least);
  });

  it('DT-MIX-04: draws lots for rooms', () => {
    const [first] = choices('draft', 'pair');
    const rooms = Array.from({ length: 12 }, (_, seed) => choose(first!.seen, seed));
    expect(
      new Set(rooms.map(action => (action.do === 'pair' ? action.number : -1))).size,
    ).toBeGreaterThan(3);
  });

  it('takes a piece of somebody’s own making for a middling one', () => {
    expect(promiseOfForces({ do: 'enlist', token: 'B:nobody' })).toBe(1);
  });
});

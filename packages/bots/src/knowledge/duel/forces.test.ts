import { type Duel, type DuelAction, duel } from '@oubliette/dungeon-twister';
import { fastRandom } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { searcher } from '../../players/searcher.ts';
import { duelMind, positionsOf, type RandomPosition } from '../../testing/positions.ts';
import tuned from './forces.json' with { type: 'json' };
import { PIECES, promiseOfForces } from './forces.ts';

const choices = (mode: string, verb: DuelAction['do']) =>
  positionsOf<Duel>(duel, mode, 80, 1).filter(({ seen }) => seen.legal[0]!.do === verb);

const choose = ({ seen }: RandomPosition<Duel>, seed: number) =>
  searcher('captain', duelMind).choose(seen as never, { nodes: 400 }, fastRandom(seed));

/** What is chosen with many seeds. */
const often = (position: RandomPosition<Duel>) =>
  Array.from({ length: 60 }, (_, seed) => choose(position, seed).action as DuelAction);

const meanPromise = ({ state }: RandomPosition<Duel>, actions: readonly DuelAction[]) =>
  actions.reduce((sum, action) => sum + promiseOfForces(state, action), 0) / actions.length;

const variety = (actions: readonly DuelAction[]) =>
  new Set(actions.map(action => duel.notation.printAction(action))).size;

describe('choosing forces', () => {
  it('knows what every piece of our sets is worth, and where that comes from', () => {
    expect(Object.keys(tuned.weights).sort()).toEqual([...PIECES].sort());
    expect(tuned.origin.by).toBe('npm run tune -w packages/bots -- forces');
  });

  it('DT-MIX-06: takes the best piece that is left', () => {
    const picks = choices('draft', 'enlist');
    expect(picks.length).toBeGreaterThan(10);
    for (const position of picks.slice(0, 10)) {
      const { state, seen } = position;
      const best = Math.max(...seen.legal.map(action => promiseOfForces(state, action)));
      expect(promiseOfForces(state, choose(position, 1).action as DuelAction)).toBe(best);
    }
  });

  it('tells why, and claims no chance of winning before anything is laid out', () => {
    const { reasons, expectation } = choose(choices('draft', 'enlist')[0]!, 1);
    expect(reasons).toEqual([{ name: 'promise', isBetter: true }]);
    expect(expectation).toEqual([]);
  });

  it('DT-MIX-03: a second copy is not taken for what the first is worth', () => {
    const { state } = choices('free', 'enlist')[0]!;
    const promise = (token: string) => promiseOfForces(state, { do: 'enlist', token });
    for (const id of PIECES) expect(promise(`B:${id}#2`)).toBeLessThanOrEqual(1);
  });

  it('DT-MIX-05: draws lots for what both sides will have, and gives no reason', () => {
    const [first] = choices('mutual', 'enlist');
    expect(variety(often(first!))).toBeGreaterThan(5);
    expect(choose(first!, 1).reasons).toEqual([]);
  });

  it('DT-MIX-04: draws lots for rooms', () => {
    const [first] = choices('draft', 'pair');
    expect(variety(often(first!))).toBeGreaterThan(3);
  });

  it('DT-MIX-07: varies what is chosen unseen, also when the others have done, and prefers the better', () => {
    const all = choices('free', 'enlist').filter(({ seen }) => seen.legal.length > 5);
    const late = all.filter(({ state }) => duel.decision(state)!.seats.length === 1);
    for (const position of [all[0]!, late[0]!]) {
      const taken = often(position);
      expect(variety(taken)).toBeGreaterThan(2);
      expect(meanPromise(position, taken)).toBeGreaterThan(
        meanPromise(position, position.seen.legal),
      );
    }
  });

  it('DT-MIX-09: nobody can foresee who is left behind, but it is rarely the best', () => {
    const [first] = choices('draft', 'remove');
    const removed = often(first!);
    expect(variety(removed)).toBeGreaterThan(2);
    expect(meanPromise(first!, removed)).toBeGreaterThan(meanPromise(first!, first!.seen.legal));
  });

  it('takes a piece of somebody’s own making for a middling one', () => {
    const { state } = choices('free', 'enlist')[0]!;
    expect(promiseOfForces(state, { do: 'enlist', token: 'B:constructor' })).toBe(1);
  });
});

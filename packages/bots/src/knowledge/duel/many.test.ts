import { type Duel, duel } from '@oubliette/dungeon-twister';
import { fastRandom, type Result } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { type Guessed, worldOf } from '../../world.ts';
import { duelKnowledge, duelNumbers } from './duel.ts';
import { chancesAmong } from './many.ts';

function known<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.faults[0]!.text);
  return result.value;
}

const position = (text: string) => known(duel.notation.parsePosition(text)) as Guessed<Duel>;
const sum = (chances: readonly number[]) => chances.reduce((all, one) => all + one, 0);
const world = worldOf<Duel>(duel, ['blue', 'yellow', 'purple']);
const THREE = 'players 3\nmaze hall@0\ntarget 6\nturn 9 blue';
const PIECES = 'B:naga @10,3\nY:naga @11,6\nP:naga @10,14';

describe('the chances of more than two', () => {
  it('add up to one, and whoever has more points has better ones', () => {
    const [even, ahead] = [THREE, `${THREE}\npoints purple 4`].map(text =>
      duelKnowledge.chances(world, position(`${text}\n${PIECES}`)),
    );
    expect(sum(even!)).toBeCloseTo(1);
    expect(sum(ahead!)).toBeCloseTo(1);
    expect(ahead![2]).toBeGreaterThan(even![2]! + 0.1);
    expect(ahead![0]).toBeLessThan(even![0]!);
  });

  it('are between two sides those of the game for two', () => {
    const state = position(
      'maze hall@0\ntarget 6\nturn 9 blue\npoints blue 2\nB:naga @10,3\nB:wizard @4,4\nY:naga @11,6',
    );
    const two = worldOf<Duel>(duel, ['blue', 'yellow']);
    const [blue] = duelKnowledge.chances(two, state);
    expect(chancesAmong(state, duelNumbers)[0]).toBeCloseTo(blue!, 5);
  });

  it('DT-MULTI-08: after the last quiet turn but one the leaders are as good as winners', () => {
    const still = (points: string) =>
      duelKnowledge.chances(world, position(`${THREE}\nquiet 59\n${points}\n${PIECES}`));
    expect(still('points purple 1')[2]).toBeGreaterThan(0.95);
    const shared = still('points purple 1\npoints blue 1');
    expect(shared[0]).toBeGreaterThan(0.45);
    expect(shared[1]).toBeLessThan(0.05);
  });

  it('DT-MULTI-06: in a combat only the two who fight are asked for cards', () => {
    const state = position(
      `${THREE}\nleft 3\nB:colossus @3,3\nY:cleric @4,3 wounded\nP:naga @10,14`,
    );
    const attack = { do: 'attack', token: 'B:colossus', target: 'Y:cleric' } as const;
    duel.apply(state, 'blue', attack, fastRandom(1));
    while (state.frames.at(-1)?.kind === 'muster') {
      const [seat] = duel.decision(state)!.seats;
      const go = duel.legal(state, seat!).find(action => action.do === 'fight')!;
      duel.apply(state, seat!, go, fastRandom(1));
    }
    const { mixes, chances } = duelKnowledge.mixed!(world, state)!;
    expect(mixes.map(mix => mix.length > 0)).toEqual([true, true, false]);
    expect(sum(chances)).toBeCloseTo(1);
  });
});

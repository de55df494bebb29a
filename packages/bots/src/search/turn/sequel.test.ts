import { type Duel, duel } from '@oubliette/dungeon-twister';
import { fastRandom } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { duelKnowledge } from '../../knowledge/duel/duel.ts';
import { positionsOf } from '../../testing/positions.ts';
import { worldOf } from '../../world.ts';
import { mindOf } from '../mind.ts';
import { plansOf } from './plans.ts';
import { sequelOf } from './sequel.ts';
import { turnOf } from './turn.ts';

const world = worldOf<Duel>(duel, ['blue', 'yellow']);
const mind = mindOf(world, duelKnowledge);
const turns = positionsOf<Duel>(duel, 'quick', 40, 41).filter(
  ({ state }) => duel.decision(state)!.question === 'turn',
);

/** The chance after one of the first plans of a turn when the others have answered, and what it took. */
function sequel({ seat, seen }: (typeof turns)[number], at: number, floor: number) {
  const worlds = [1, 2, 3].map(seed => world.guess(seen.view, fastRandom(seed)));
  const turn = turnOf<Duel>(world.seats, seat, worlds);
  const meter = { judged: 0 };
  const thinking = { mind, random: fastRandom(1), luck: 1, meter, isSpent: () => false };
  const plan = plansOf(thinking, turn, 2)[at];
  if (plan === undefined) return null;
  const before = meter.judged;
  const chance = sequelOf(thinking, turn, plan, { breadth: 1, worlds: 2, floor });
  return { chance, judged: meter.judged - before };
}

describe('what follows from a plan', () => {
  it('is judged to the end where it reaches the floor, and no further than below it elsewhere', () => {
    let spared = 0;
    for (const turn of turns) {
      for (const at of [0, 1, 2]) {
        const whole = sequel(turn, at, 0);
        if (whole === null) continue;
        expect(sequel(turn, at, whole.chance - 0.001)).toEqual(whole);
        const refuted = sequel(turn, at, whole.chance + 0.05)!;
        expect(refuted.chance).toBeLessThan(whole.chance + 0.05);
        expect(refuted.judged).toBeLessThanOrEqual(whole.judged);
        spared += whole.judged - refuted.judged;
      }
    }
    expect(spared).toBeGreaterThan(100);
  });
});

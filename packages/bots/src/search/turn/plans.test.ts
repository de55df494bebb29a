import { type Duel, duel } from '@oubliette/dungeon-twister';
import { fastRandom } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { duelKnowledge } from '../../knowledge/duel/duel.ts';
import { type Guessed, worldOf } from '../../world.ts';
import { mindOf } from '../mind.ts';
import { plansOf } from './plans.ts';
import { turnOf } from './turn.ts';

const mind = mindOf(worldOf<Duel>(duel, ['blue', 'yellow']), duelKnowledge);

/** Plans a turn of the Naga, and counts the positions that were judged for it. */
function planned(enough?: number) {
  const position = duel.notation.parsePosition(
    'maze hall@0\nturn 9 blue\nleft 3\nB:naga @4,4\nB:wizard @5,5\nY:naga @9,4',
  );
  if (!position.ok) throw new Error(position.faults[0]!.text);
  const turn = turnOf<Duel>(['blue', 'yellow'], 'blue', [position.value as Guessed<Duel>]);
  const meter = { judged: 0 };
  const thinking = { mind, random: fastRandom(1), luck: 1, meter, isSpent: () => false };
  const plans = plansOf(thinking, turn, 2, enough);
  return { plans, worth: plans[0]!.worth, judged: meter.judged };
}

describe('the plans of a turn', () => {
  it('are enough when one of them is good enough', () => {
    const all = planned();
    const afterOneMove = all.plans.find(({ spot }) => spot.fate === 'is over' && spot.depth === 2)!;
    const some = planned(afterOneMove.worth);
    expect(some.judged).toBeLessThan(all.judged);
    expect(some.worth).toBeGreaterThanOrEqual(afterOneMove.worth);
    expect(planned(0).judged).toBeLessThan(some.judged);
  });

  it('are all made when none is', () => {
    const all = planned();
    const { worth, judged } = planned(all.worth + 0.01);
    expect([worth, judged]).toEqual([all.worth, all.judged]);
  });
});

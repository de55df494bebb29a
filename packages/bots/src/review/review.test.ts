import type { Shape } from '@oubliette/kernel';
import { fastRandom } from '@oubliette/kernel';
import { lantern } from '@oubliette/kernel/reference';
import { describe, expect, it } from 'vitest';
import { lanternMind } from '../testing/positions.ts';
import { type Moment, review } from './review.ts';

/** A random match as red saw it, the end included. */
function momentsOfRed(): Moment<Shape>[] {
  const random = fastRandom(12);
  const options = lantern.parseOptions({});
  if (!options.ok) throw new Error('options');
  const state = lantern.setup(options.value, random);
  const moments: Moment<Shape>[] = [];
  for (let asked = lantern.decision(state); asked !== null; asked = lantern.decision(state)) {
    const seat = asked.seats[0]!;
    const legal = lantern.legal(state, seat);
    const action = legal[random.below('any', legal.length)]!;
    const view = lantern.view(state, 'red');
    moments.push({ at: moments.length, view, seat, action: lantern.notation.printAction(action) });
    lantern.apply(state, seat, action, random);
  }
  return [...moments, { at: moments.length, view: lantern.view(state, 'red') }];
}

describe('a review', () => {
  const moments = momentsOfRed();
  const { curve, turns } = review(lanternMind, 'red', moments, { nodes: 60 }, 1);

  it('has the chances of both sides at every moment, and ends with the end', () => {
    expect(curve).toHaveLength(moments.length);
    for (const { chances } of curve) expect(chances[0]! + chances[1]!).toBeCloseTo(1);
    expect([0, 0.5, 1]).toContain(curve.at(-1)!.chances[0]);
  });

  it('names the three moments that changed most, in the order of the match', () => {
    expect(turns).toHaveLength(3);
    expect(turns.map(({ at }) => at)).toEqual([...turns.map(({ at }) => at)].sort((a, b) => a - b));
    const swings = curve
      .slice(1)
      .map(({ chances }, index) => Math.abs(chances[0]! - curve[index]!.chances[0]!))
      .sort((a, b) => b - a);
    const named = turns.map(({ before, after }) => Math.abs(after - before)).sort((a, b) => b - a);
    expect(named).toEqual(swings.slice(0, 3));
  });

  it('says what it would have done only where the seat itself decided', () => {
    for (const { seat, instead } of turns) {
      if (seat !== 'red') expect(instead).toBeNull();
    }
  });
});

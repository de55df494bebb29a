import { describe, expect, it } from 'vitest';
import tuned from '../knowledge/claustrophobia/rounds.json' with { type: 'json' };
import { TERMS } from '../knowledge/claustrophobia/scale.ts';
import { surprise } from './fit.ts';
import { roundsIn, tuneRounds } from './rounds.ts';

const SCENARIOS = ['invasion', 'master', 'ritual', 'possessed', 'treasure', 'nest'] as const;
const COIN = Math.log(2);

it('are foretold where the match is not about getting away', () => {
  expect(Object.keys(tuned)).toEqual(SCENARIOS);
});

describe.each(SCENARIOS)('what becomes of a round: %s', mode => {
  const PLAN = { mode, matches: 8, seed: 't', playouts: 6, pull: 40 };
  const lessons = () => Array.from({ length: 8 }, (_, match) => roundsIn(PLAN, match)).flat();
  const once = lessons();

  it('is learned from the same matches with the same seed', () => {
    expect(once.length).toBeGreaterThan(20);
    expect(lessons()).toEqual(once);
    expect(new Set(once.map(({ share }) => share))).toEqual(new Set([0, 1]));
  });

  it('has a weight for each term, and says where they come from', () => {
    expect(Object.keys(tuned[mode].weights)).toEqual(TERMS);
    const { origin, weights } = tuneRounds(PLAN, once);
    expect(Object.keys(weights)).toEqual(TERMS);
    expect(origin).toMatchObject({ mode, seed: 't', rounds: once.length });
  });

  it('is foretold better than by a coin, in matches that nothing was learned from', () => {
    const weights: Readonly<Record<string, number>> = tuned[mode].weights;
    const factors = TERMS.map(name => weights[name]!);
    expect(surprise(once, factors)).toBeLessThan(0.9 * COIN);
  });
});

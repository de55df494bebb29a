import { describe, expect, it } from 'vitest';
import { improved, type TuningTrial, tryOut, verdictsOf } from './trials.ts';
import { duelTrials } from './tryable.ts';

const PLAN = { mode: 'quick', nodes: 4, seed: 't', spread: 0.5 };
const NUMBERS = { good: 2, bad: -1, idle: 3 };

/** Whoever has more of `good` and less of `bad` wins more often. */
const trials: TuningTrial[] = Array.from({ length: 400 }, (_, match) => {
  const leads = [match, match >> 1, match >> 2].map(bit => (bit % 2 === 0 ? 0.5 : -0.5));
  const lead = leads[0]! - leads[1]!;
  return { match, leads, share: lead === 0 ? (match >> 3) % 2 : lead > 0 ? 1 : 0 };
});

describe('trials of numbers', () => {
  it('tell apart what wins, what loses and what does not matter', () => {
    const [good, bad, idle] = verdictsOf(NUMBERS, trials);
    expect(good!.errors).toBeGreaterThan(5);
    expect(bad!.errors).toBeLessThan(-5);
    expect(Math.abs(idle!.errors)).toBeLessThan(1);
  });

  it('move a number by a spread at most, the way that won', () => {
    const { good, bad, idle } = improved(NUMBERS, trials, 0.5) as typeof NUMBERS;
    expect(good).toBeCloseTo(2 * Math.exp(0.5), 1);
    expect(bad).toBeCloseTo(-Math.exp(-0.5), 1);
    expect(idle).toBeGreaterThan(3 * Math.exp(-0.2));
    expect(idle).toBeLessThan(3 * Math.exp(0.2));
  });

  it('are the same again with the same seed, and give each player numbers of his own', () => {
    const trial = tryOut(duelTrials, PLAN, 1);
    expect(tryOut(duelTrials, PLAN, 1)).toEqual(trial);
    expect(trial.leads).toHaveLength(Object.keys(duelTrials.numbers).length);
    expect(new Set(trial.leads.map(Math.abs))).toEqual(new Set([0, 1]));
    expect(tryOut(duelTrials, PLAN, 2).leads).not.toEqual(trial.leads);
  });

  it('make of the numbers of the duel what it knows now', () => {
    const { weights, race } = duelTrials.sorted(duelTrials.numbers);
    expect(Object.keys(weights)).toContain('race');
    expect(Object.keys(race)).toContain('luck');
    expect(Object.keys(duelTrials.numbers)).toHaveLength(
      Object.keys(weights).length + Object.keys(race).length,
    );
  });
});

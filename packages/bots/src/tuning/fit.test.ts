import { fastRandom } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { fitted, type Sample, surprise } from './fit.ts';

/** Samples of a game in which only the first number matters, by a known amount. */
function samplesOf(truth: number, count: number): Sample[] {
  const random = fastRandom(9);
  const unit = () => random.below('x', 10_000) / 10_000;
  return Array.from({ length: count }, (_, match) => {
    const ahead = [unit() * 4 - 2, unit() * 4 - 2];
    const chance = 1 / (1 + Math.exp(-truth * ahead[0]!));
    return { ahead, share: unit() < chance ? 1 : 0, match, weight: 1 };
  });
}

describe('fitting weights', () => {
  it('finds what matters and what does not', () => {
    const [first, second] = fitted(samplesOf(1.5, 4000), [0, 0], 1);
    expect(first).toBeCloseTo(1.5, 0);
    expect(Math.abs(second!)).toBeLessThan(0.1);
  });

  it('lowers the surprise', () => {
    const samples = samplesOf(1, 500);
    expect(surprise(samples, fitted(samples, [0, 0], 1))).toBeLessThan(surprise(samples, [0, 0]));
  });

  it('does not run away where one number tells everything', () => {
    const sure = [-1, 1].map(ahead => ({ ahead: [ahead * 50], share: ahead > 0 ? 1 : 0 }));
    const samples = sure.map(sample => ({ ...sample, match: 0, weight: 1 }));
    const [first] = fitted(samples, [3], 1);
    expect(first).toBeCloseTo(3, 1);
  });

  it('stays near the weights of before when they pull hard', () => {
    const [first] = fitted(samplesOf(1.5, 100), [0.2, 0], 1e6);
    expect(first).toBeCloseTo(0.2, 2);
  });
});

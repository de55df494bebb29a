import { describe, expect, it } from 'vitest';
import { eloOf, wilson } from './statistics.ts';

describe('win rates', () => {
  it('have the interval that Wilson gives', () => {
    const { share, low, high } = wilson(8, 10);
    expect(share).toBe(0.8);
    expect(low).toBeCloseTo(0.4902, 3);
    expect(high).toBeCloseTo(0.9433, 3);
  });

  it('stay within 0 and 1 when all or none are won', () => {
    expect(wilson(10, 10).high).toBeCloseTo(1);
    expect(wilson(10, 10).high).toBeLessThanOrEqual(1);
    expect(wilson(10, 10).low).toBeCloseTo(0.7225, 3);
    expect(wilson(0, 10).low).toBeCloseTo(0);
    expect(wilson(0, 0)).toEqual({ share: 0.5, low: 0, high: 1 });
  });
});

describe('Elo', () => {
  it('gives ten wins to one a difference of 400', () => {
    const [one, other] = eloOf([
      [0, 10_000],
      [1000, 0],
    ]);
    expect(one! - other!).toBeCloseTo(400, 0);
  });

  it('puts three players in order, with mean 0, though the first and last never met', () => {
    const [first, second, third] = eloOf([
      [0, 30, 0],
      [10, 0, 30],
      [0, 10, 0],
    ]);
    expect(first! > second! && second! > third!).toBe(true);
    expect(first! + second! + third!).toBeCloseTo(0, 6);
  });
});

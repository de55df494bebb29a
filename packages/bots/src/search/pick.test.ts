import { fastRandom, type Shape } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { picked } from './pick.ts';
import type { SearchTally } from './tally.ts';

type Found = readonly [key: string, visits: number, mean: number, meant: number];

function tally(secret: boolean, ...arms: Found[]): SearchTally<Shape> {
  return {
    nodes: 100,
    totals: [50, 50],
    secret,
    arms: arms.map(([key, visits, mean, meant]) => ({
      key,
      actions: [key],
      visits,
      total: visits * mean,
      meant,
      line: [],
    })),
  };
}

/** How often each is picked in a thousand. */
function counts(of: SearchTally<Shape>, latitude: number): Record<string, number> {
  const found: Record<string, number> = {};
  for (let seed = 0; seed < 1000; seed++) {
    const { key } = picked(of, { latitude }, fastRandom(seed));
    found[key] = (found[key] ?? 0) + 1;
  }
  return found;
}

describe('picking', () => {
  const open = tally(
    false,
    ['best', 50, 0.6, 0],
    ['near', 40, 0.57, 0],
    ['bad', 40, 0.4, 0],
    ['lucky', 1, 0.9, 0],
  );

  it('takes the most tried play if nothing may be given away', () => {
    expect(counts(open, 0)).toEqual({ best: 1000 });
  });

  it('is free among plays that are nearly as good, but never takes a bad or hardly known one', () => {
    const found = counts(open, 0.05);
    expect(Object.keys(found).sort()).toEqual(['best', 'near']);
    expect(found.best).toBeGreaterThan(found.near!);
  });

  it('mixes secret answers as they were meant, without the noise', () => {
    const found = counts(
      tally(true, ['high', 5, 0.5, 60], ['low', 90, 0.5, 37], ['noise', 5, 0.5, 3]),
      0,
    );
    expect(Object.keys(found).sort()).toEqual(['high', 'low']);
    expect(found.high! / 1000).toBeCloseTo(60 / 97, 1);
  });
});

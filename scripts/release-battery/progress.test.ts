import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { type BatteryPlan, keep, pathOf, progressOf } from './progress.ts';

const plan: BatteryPlan = {
  seed: 'test/progress',
  games: ['lantern'],
  every: 20,
  share: 2,
  shares: 3,
};

describe('a run of the release battery', () => {
  afterEach(() => rmSync(pathOf(plan), { force: true }));

  it('begins with the first match of its share', () => {
    expect(progressOf(plan)).toMatchObject({ next: 1, sums: { lantern: { matches: 0 } } });
  });

  it('goes on where it was kept', () => {
    const sums = { lantern: { matches: 4, decisions: 60, faults: 1 } };
    keep({ plan, next: 13, sums });
    expect(progressOf(plan)).toEqual({ plan, next: 13, sums });
  });

  it('goes on with nothing else under the same seed', () => {
    keep({ plan, next: 13, sums: {} });
    expect(progressOf({ ...plan, every: 5 })).toMatch(/begun with --every 20 lantern$/);
  });
});

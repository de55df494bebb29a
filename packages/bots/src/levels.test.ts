import { describe, expect, it } from 'vitest';
import { LEVEL_IDS, LEVELS, levelNamed } from './levels.ts';

describe('levels', () => {
  it('are five, each thinking further and picking no more freely than the one below', () => {
    expect(LEVELS.map(({ id }) => id)).toEqual(LEVEL_IDS);
    expect(LEVELS).toHaveLength(5);
    for (const [index, { budget, policy }] of LEVELS.entries()) {
      const below = LEVELS[index - 1];
      if (below === undefined) continue;
      expect(budget.nodes).toBeGreaterThan(below.budget.nodes!);
      expect(policy.latitude).toBeLessThanOrEqual(below.policy.latitude);
    }
  });

  it('are found by name', () => {
    expect(levelNamed('captain')?.id).toBe('captain');
    expect(levelNamed('nobody')).toBeNull();
  });
});

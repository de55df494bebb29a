import { describe, expect, it } from 'vitest';
import { KNOWN_GAMES } from './knowledge/known.ts';
import { isLevel, LEVEL_IDS, levelIn, levelsIn } from './levels.ts';

describe('levels', () => {
  it.each(Object.keys(KNOWN_GAMES))('are five in %s, each stronger by its terms', game => {
    const levels = levelsIn(game);
    expect(levels.map(({ id }) => id)).toEqual(LEVEL_IDS);
    expect(levels).toHaveLength(5);
    for (const [index, { budget, policy, settings }] of levels.entries()) {
      const below = levels[index - 1];
      if (below === undefined) continue;
      expect(budget.nodes).toBeGreaterThan(below.budget.nodes!);
      expect(policy.latitude).toBeLessThanOrEqual(below.policy.latitude);
      expect(settings.keenness).toBeGreaterThanOrEqual(below.settings.keenness!);
    }
  });

  it('are found by name', () => {
    expect(levelIn('duel', 'captain')?.id).toBe('captain');
    expect(levelIn('duel', 'nobody')).toBeNull();
    expect(['warden', 'nobody'].map(isLevel)).toEqual([true, false]);
  });
});

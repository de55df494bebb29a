import { describe, expect, it } from 'vitest';
import tuned from '../knowledge/claustrophobia/escape.json' with { type: 'json' };
import { ESCAPE_TERMS } from '../knowledge/claustrophobia/escape.ts';
import { escapesIn, tuneEscapes } from './escapes.ts';

describe.each(['survivors', 'infection'] as const)('who gets away: %s', mode => {
  const PLAN = { mode, matches: 4, seed: 't', playouts: 4, pull: 40 };
  const lessons = () => [0, 1, 2, 3].flatMap(match => escapesIn(PLAN, match));

  it('is learned from the same matches with the same seed', () => {
    const once = lessons();
    expect(once.length).toBeGreaterThan(20);
    expect(lessons()).toEqual(once);
    expect(new Set(once.map(({ share }) => share))).toEqual(new Set([0, 1]));
  });

  it('has a weight for each term, and says where they come from', () => {
    expect(Object.keys(tuned[mode].weights)).toEqual(ESCAPE_TERMS);
    const { origin, weights } = tuneEscapes(tuned[mode], PLAN, lessons());
    expect(Object.keys(weights)).toEqual(ESCAPE_TERMS);
    expect(origin).toMatchObject({ mode, seed: 't' });
  });
});

import { describe, expect, it } from 'vitest';
import tuned from '../knowledge/claustrophobia/escape.json' with { type: 'json' };
import { ESCAPE_TERMS } from '../knowledge/claustrophobia/escape.ts';
import { escapesIn, tuneEscapes } from './survivors.ts';

const PLAN = { matches: 2, seed: 't', playouts: 2, pull: 40 };
const lessons = () => [0, 1].flatMap(match => escapesIn(PLAN, match));

describe('who gets away from The Survivors', () => {
  it('is learned from the same matches with the same seed', () => {
    const once = lessons();
    expect(once.length).toBeGreaterThan(20);
    expect(lessons()).toEqual(once);
    expect(new Set(once.map(({ share }) => share))).toEqual(new Set([0, 1]));
  });

  it('has a weight for each term, and says where they come from', () => {
    expect(Object.keys(tuned.weights)).toEqual(ESCAPE_TERMS);
    const { origin, weights } = tuneEscapes(tuned, PLAN, lessons());
    expect(Object.keys(weights)).toEqual(ESCAPE_TERMS);
    expect(origin).toMatchObject({ seed: 't', playouts: 2 });
  });
});

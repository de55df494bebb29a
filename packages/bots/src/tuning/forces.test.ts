import { describe, expect, it } from 'vitest';
import { PIECES } from '../knowledge/duel/forces.ts';
import { forcesIn, tuneForces } from './forces.ts';

const PLAN = { matches: 2, nodes: 20, seed: 't', pull: 40 };

describe('what a piece is worth', () => {
  const samples = [0, 1].map(match => forcesIn(PLAN, match));

  it('is learned from teams of the same size, the same with the same seed', () => {
    for (const { ahead } of samples) {
      expect(ahead.reduce((sum, lead) => sum + lead, 0)).toBe(0);
      expect(ahead.some(lead => lead !== 0)).toBe(true);
    }
    expect(forcesIn(PLAN, 1)).toEqual(samples[1]);
  });

  it('says where it comes from', () => {
    const { origin, weights } = tuneForces(PLAN, samples);
    expect(origin).toMatchObject({ matches: 2, seed: 't' });
    expect(Object.keys(weights)).toEqual(PIECES);
  });
});

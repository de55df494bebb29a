import { describe, expect, it } from 'vitest';
import { lantern, trial } from '../../reference/index.ts';
import { playTrial } from './index.ts';

/** How many of the decisions of a match were looked at: at each the battery asks every seat for wishes. */
function looksIn(every: number, seed: string): { looks: number; decisions: number } {
  let asked = 0;
  const wishes: typeof trial.wishes = (...scene) => {
    asked++;
    return trial.wishes(...scene);
  };
  const subject = { game: lantern, trial: { ...trial, wishes } };
  const { decisions, fault } = playTrial(subject, { mode: 'long', seed, every });
  expect(fault).toBeNull();
  return { looks: asked / 2, decisions };
}

describe('the checks look', () => {
  it('at every decision, and at the end', () => {
    const { looks, decisions } = looksIn(1, '1');
    expect(looks).toBe(decisions + 1);
  });

  it('once in every stretch, at moments that the seed chooses, and in every match', () => {
    const found = ['1', '2', '3', '4', '5'].map(seed => looksIn(1000, seed));
    for (const { looks, decisions } of found) {
      expect(looks).toBeGreaterThan(0);
      expect(looks).toBeLessThan(2 + Math.log2(decisions));
    }
    expect(looksIn(1000, '1')).toEqual(found[0]);
  });
});

describe('the census', () => {
  it('is taken at every new question, wherever the checks look', () => {
    let draws = 0;
    const losing: typeof lantern.apply = (state, seat, action, random) => {
      const events = lantern.apply(state, seat, action, random);
      if (action.do === 'draw' && ++draws === 3 && state.left > 0) state.left--;
      return events;
    };
    const subject = { game: { ...lantern, apply: losing }, trial };
    const faults = Array.from({ length: 20 }, (_, seed) => {
      draws = 0;
      return playTrial(subject, { mode: 'long', seed: String(seed), every: 1000 }).fault?.check;
    });
    expect(faults).toContain('conservation');
  });
});

import { playTrial } from '@oubliette/kernel/battery';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duel } from './game.ts';
import { duelTrial } from './trial.ts';

const MATCHES = 120;

describe('the duel passes the contract battery', () => {
  it(`in ${MATCHES} random matches over all modes`, () => {
    const seeds = fc.integer({ min: 0, max: 0x7fffffff });
    const modes = fc.constantFrom(...Object.keys(duel.modes));
    fc.assert(
      fc.property(seeds, modes, (seed, mode) => {
        const plan = { mode, seed: String(seed), every: 40 };
        const { fault } = playTrial({ game: duel, trial: duelTrial }, plan);
        expect(fault).toBeNull();
      }),
      // The same matches every time; `oubliette fuzz duel` plays others.
      { numRuns: MATCHES, seed: 1 },
    );
  });
});

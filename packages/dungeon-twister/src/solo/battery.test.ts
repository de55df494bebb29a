import { playTrial } from '@oubliette/kernel/battery';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solo } from './game.ts';
import { soloTrial } from './trial.ts';

const MATCHES = 48;

describe('solo passes the contract battery', () => {
  it(`in ${MATCHES} random matches over all levels and with Visions (DS-NP-07)`, () => {
    const seeds = fc.integer({ min: 0, max: 0x7fffffff });
    const modes = fc.constantFrom(...Object.keys(solo.modes));
    fc.assert(
      fc.property(seeds, modes, (seed, mode) => {
        const plan = { mode, seed: String(seed), every: 40 };
        const { fault } = playTrial({ game: solo, trial: soloTrial }, plan);
        expect(fault).toBeNull();
      }),
      // The same matches every time; `oubliette fuzz solo` plays others.
      { numRuns: MATCHES, seed: 1 },
    );
  }, 120_000);
});

import { playTrial } from '@oubliette/kernel/battery';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claustrophobia } from './game.ts';
import { claustrophobiaTrial } from './trial.ts';

const MATCHES = 60;

describe('Claustrophobia passes the contract battery', () => {
  it(`in ${MATCHES} random matches over all scenarios, handicaps and the auction`, () => {
    const seeds = fc.integer({ min: 0, max: 0x7fffffff });
    const modes = fc.constantFrom(...Object.keys(claustrophobia.modes));
    fc.assert(
      fc.property(seeds, modes, (seed, mode) => {
        const plan = { mode, seed: String(seed), every: 30 };
        const { fault } = playTrial({ game: claustrophobia, trial: claustrophobiaTrial }, plan);
        expect(fault).toBeNull();
      }),
      // The same matches every time; `oubliette fuzz claustrophobia` plays others.
      { numRuns: MATCHES, seed: 1 },
    );
  });
});

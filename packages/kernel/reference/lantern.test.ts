import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playTrial } from '../src/battery/index.ts';
import { lantern, trial } from './index.ts';

// The same examples every time.
fc.configureGlobal({ seed: 1 });

const MATCHES = 1000;

describe('Lantern passes the contract battery', () => {
  it(`in ${MATCHES} random matches of every mode`, () => {
    const seeds = fc.integer({ min: 0, max: 0x7fffffff });
    const modes = fc.constantFrom(...Object.keys(lantern.modes));
    fc.assert(
      fc.property(seeds, modes, (seed, mode) => {
        const { fault } = playTrial({ game: lantern, trial }, { mode, seed: String(seed) });
        expect(fault).toBeNull();
      }),
      { numRuns: MATCHES },
    );
  });
});

import { playTrial } from '@oubliette/kernel/battery';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solo } from './game.ts';
import { disordersAlong } from './in-order.ts';
import { soloTrial } from './trial.ts';

/** `npm run release-battery` plays thousands. */
const MATCHES = 200;
/** So many matches are also saved, replayed and undone, and one decision in `EVERY` meets all checks. */
const TRIALS = 30;
const EVERY = 100;
const PATIENCE = 900_000;

const seeds = fc.integer({ min: 0, max: 0x7fffffff });
const modes = fc.constantFrom(...Object.keys(solo.modes));

// The same matches every time; `oubliette fuzz solo` plays others.
function playAll(matches: number, play: (mode: string, seed: number) => void): void {
  const property = fc.property(modes, seeds, (mode, seed) => {
    play(mode, seed);
  });
  fc.assert(property, { numRuns: matches, seed: 1, endOnFailure: true });
}

describe('solo', () => {
  it(
    `DS-NP-07, DS-OBJ-04: is in order after every turn of ${MATCHES} random matches over all levels and with Visions`,
    () => {
      playAll(MATCHES, (mode, seed) => expect(disordersAlong(mode, seed)).toEqual([]));
    },
    PATIENCE,
  );

  it(
    `passes the contract battery in ${TRIALS} random matches over all modes`,
    () => {
      playAll(TRIALS, (mode, seed) => {
        const plan = { mode, seed: String(seed), every: EVERY };
        const { fault } = playTrial({ game: solo, trial: soloTrial }, plan);
        expect(fault).toBeNull();
      });
    },
    PATIENCE,
  );

  it.each([
    {
      what: 'two open answers come out even (DS-TELE-04)',
      mode: 'red',
      seed: '943602168-28',
      every: 5,
    },
    {
      what: 'nothing was hidden when it looked',
      mode: 'green',
      seed: '189b63b01ade8e57-10',
      every: 20,
    },
  ])('passes it where $what', ({ what: _, ...plan }) => {
    expect(playTrial({ game: solo, trial: soloTrial }, plan).fault).toBeNull();
  });
});

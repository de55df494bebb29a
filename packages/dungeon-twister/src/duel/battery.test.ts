import { playTrial } from '@oubliette/kernel/battery';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duel } from './game.ts';
import { disordersAlong } from './in-order.ts';
import { duelTrial } from './trial.ts';

/** `npm run release-battery` plays thousands. */
const MATCHES = 200;
/** So many of them are also saved, replayed and undone, and one decision in `EVERY` meets all checks. */
const TRIALS = 64;
const EVERY = 120;
/** Matches of three and four are long. */
const SELDOM = 300;

const seeds = fc.integer({ min: 0, max: 0x7fffffff });
const isForTwo = (mode: string) => !Object.hasOwn(duel.modes[mode] as object, 'players');
const modes = fc.constantFrom(...Object.keys(duel.modes).filter(isForTwo));
const largerModes = Object.keys(duel.modes).filter(mode => !isForTwo(mode));

// The same matches every time; `oubliette fuzz duel` plays others.
function playAll(matches: number, play: (mode: string, seed: number) => void): void {
  const property = fc.property(modes, seeds, (mode, seed) => {
    play(mode, seed);
  });
  fc.assert(property, { numRuns: matches, seed: 1, endOnFailure: true });
}

describe('the duel', () => {
  it(`DT-CONV-05, DT-MOVE-05, DT-PIT-03: is in order after every turn of ${MATCHES} random matches`, () => {
    playAll(MATCHES, (mode, seed) => expect(disordersAlong(mode, seed)).toEqual([]));
  });

  it(`passes the contract battery in ${TRIALS} random matches over all modes for two`, () => {
    playAll(TRIALS, (mode, seed) => {
      const plan = { mode, seed: String(seed), every: EVERY };
      const { fault } = playTrial({ game: duel, trial: duelTrial }, plan);
      expect(fault).toBeNull();
    });
  });

  it.each(largerModes)('DT-MULTI-02: passes the contract battery with more than two: %s', mode => {
    const plan = { mode, seed: '1', every: SELDOM };
    expect(playTrial({ game: duel, trial: duelTrial }, plan).fault).toBeNull();
  });
});

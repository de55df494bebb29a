import { fastRandom, pick } from '@oubliette/kernel';
import { playTrial } from '@oubliette/kernel/battery';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { disorders } from './disorder.ts';
import { duel } from './game.ts';
import { duelTrial } from './trial.ts';

const MATCHES = 2000;
/** So many of them are also saved, replayed and undone, and one decision in `EVERY` meets all checks. */
const TRIALS = 160;
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

/** Plays a random match to its end and gathers what was not in order between two turns. */
function disordersAlong(mode: string, seed: number): string[] {
  const options = duel.parseOptions(duel.modes[mode]);
  if (!options.ok) throw new Error(`there is no mode ${mode}`);
  const random = fastRandom(seed);
  const state = duel.setup(options.value, random);
  const found: string[] = [];
  for (let left = duelTrial.longest; left > 0; left--) {
    const asked = duel.decision(state);
    if (asked === null) return [...found, ...disorders(state)];
    if (asked.question === 'card') found.push(...disorders(state));
    const seat = pick(random, 'seat', asked.seats);
    duel.apply(state, seat, pick(random, 'action', duel.legal(state, seat)), random);
  }
  return [...found, 'the match goes on'];
}

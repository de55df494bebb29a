import { fastRandom, pick } from '@oubliette/kernel';
import { playTrial } from '@oubliette/kernel/battery';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claustrophobia } from './game.ts';
import { claustrophobiaTrial } from './trial.ts';

/** `npm run release-battery` plays thousands. */
const MATCHES = 150;
/** So many of them are also saved, replayed and undone, and one decision in `EVERY` meets all checks. */
const TRIALS = 60;
const EVERY = 120;

const seeds = fc.integer({ min: 0, max: 0x7fffffff });
const modes = fc.constantFrom(...Object.keys(claustrophobia.modes));

// The same matches every time; `oubliette fuzz claustrophobia` plays others.
function playAll(matches: number, play: (mode: string, seed: number) => void): void {
  const property = fc.property(modes, seeds, (mode, seed) => {
    play(mode, seed);
  });
  fc.assert(property, { numRuns: matches, seed: 1, endOnFailure: true });
}

describe('Claustrophobia', () => {
  it(`CL-MOVE-03, CL-COMB-07, CL-WIN-06: is in order in every round of ${MATCHES} random matches, and each ends`, () => {
    playAll(MATCHES, (mode, seed) => {
      const { expected, found } = censusesAlong(mode, seed);
      expect(found).toEqual([expected]);
    });
  });

  it(`passes the contract battery in ${TRIALS} random matches over all scenarios, handicaps and the auction`, () => {
    playAll(TRIALS, (mode, seed) => {
      const plan = { mode, seed: String(seed), every: EVERY };
      const { fault } = playTrial({ game: claustrophobia, trial: claustrophobiaTrial }, plan);
      expect(fault).toBeNull();
    });
  });
});

const QUESTION_OF_A_ROUND = 'destiny';

/** Plays a random match to its end: the tokens that the rules want, and every other census on the way. */
function censusesAlong(mode: string, seed: number): { expected: string; found: string[] } {
  const options = claustrophobia.parseOptions(claustrophobia.modes[mode]);
  if (!options.ok) throw new Error(`there is no mode ${mode}`);
  const random = fastRandom(seed);
  const state = claustrophobia.setup(options.value, random);
  const found = new Set<string>();
  const count = () => found.add([...claustrophobiaTrial.census(state)].sort().join(' '));
  for (let left = claustrophobiaTrial.longest; left > 0; left--) {
    const asked = claustrophobia.decision(state);
    if (asked === null || asked.question === QUESTION_OF_A_ROUND) count();
    if (asked === null) break;
    const seat = pick(random, 'seat', asked.seats);
    const action = pick(random, 'action', claustrophobia.legal(state, seat));
    claustrophobia.apply(state, seat, action, random);
  }
  if (claustrophobia.outcome(state) === null) found.add('the match goes on');
  const expected = [...claustrophobiaTrial.expected!(options.value)].sort().join(' ');
  return { expected, found: [...found] };
}

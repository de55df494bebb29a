import { type Claustrophobia, claustrophobia, ESCAPED, F } from '@oubliette/claustrophobia';
import { fastRandom, type Random, seededRandom } from '@oubliette/kernel';
import { claustrophobiaKnowledge } from '../knowledge/claustrophobia/claustrophobia.ts';
import { ESCAPE_TERMS, measureEscapes, waysOn } from '../knowledge/claustrophobia/escape.ts';
import { awayIn } from '../knowledge/claustrophobia/imagined.ts';
import { goOn } from '../search/judge.ts';
import { type Mind, mindOf } from '../search/mind.ts';
import { type Guessed, worldOf } from '../world.ts';
import { learned, type Sample } from './fit.ts';
import type { Tuned } from './tune.ts';

export interface EscapePlan {
  /** The scenario. */
  readonly mode: string;
  readonly matches: number;
  readonly seed: string;
  /** How often a match is played on from the beginning of a round. */
  readonly playouts: number;
  readonly pull: number;
}

/** Decisions of a match at most. */
const LONGEST = 6000;

/**
 * Who gets away from a dungeon, and what spoke for him a round before: matches are played by promise
 * alone, and from the beginning of every other round they are played on again and again. What the same
 * position can lead to tells causes from what merely comes along with them.
 */
export function escapesIn({ mode, seed, playouts }: EscapePlan, match: number): Sample[] {
  const options = claustrophobia.parseOptions(claustrophobia.modes[mode]);
  if (!options.ok) throw new Error(options.faults[0]!.text);
  const mind = mindOf(
    worldOf(claustrophobia, claustrophobia.seats(options.value)),
    claustrophobiaKnowledge,
  );
  const random = seededRandom(`${seed} ${match}`);
  // Whoever tunes looks on from outside: there is nothing to guess.
  const state = claustrophobia.setup(options.value, random) as Guessed<Claustrophobia>;
  const samples: Sample[] = [];
  eachRound(mind, state, random, round => {
    if ((round + match) % 2 !== 0) return;
    for (let n = 0; n < playouts; n++) {
      const chance = fastRandom((match * 1000 + round) * 1000 + n);
      samples.push(...escapesFrom(mind, mind.world.clone(state), chance, match));
    }
  });
  return samples;
}

/** Plays on to the end; every human of the next round with what became of him. */
function escapesFrom(
  mind: Mind<Claustrophobia>,
  state: Guessed<Claustrophobia>,
  random: Random,
  match: number,
): Sample[] {
  const seen: { who: number; ahead: number[] }[] = [];
  const from = state.facts[F.round]!;
  eachRound(mind, state, random, round => {
    if (round === from + 1) {
      const note = (numbers: Float64Array, who: number) =>
        seen.push({ who, ahead: Array.from(numbers) });
      measureEscapes(state, waysOn(state), note);
    }
  });
  // Of those who still stand when the second is away nobody knows; if all is lost they are, too.
  const won = awayIn(state) > 1;
  return seen
    .filter(({ who }) => state.place[who]! < 0 || !won)
    .map(({ who, ahead }) => ({
      ahead,
      share: state.place[who] === ESCAPED ? 1 : 0,
      match,
      weight: 1,
    }));
}

/** Plays a match to its end by what is promising, and tells where each round begins. */
function eachRound(
  mind: Mind<Claustrophobia>,
  state: Guessed<Claustrophobia>,
  random: Random,
  begins: (round: number) => void,
): void {
  let last = -1;
  for (let left = LONGEST; left > 0; left--) {
    const decision = mind.world.decision(state);
    if (decision === null) return;
    const round = state.facts[F.round]!;
    if (decision.question === 'assign' && round !== last) {
      last = round;
      begins(round);
    }
    goOn(mind, state, decision, random);
  }
}

/** New weights of what speaks for a human's getting away. */
export function tuneEscapes(
  before: Pick<Tuned, 'weights'>,
  plan: EscapePlan,
  samples: readonly Sample[],
): Omit<Tuned, 'sorts'> {
  const { weights, surprises } = learned(ESCAPE_TERMS, before.weights, samples, plan.pull);
  const by = 'npm run tune -w packages/bots -- escapes';
  return { origin: { by, ...plan, humans: samples.length, ...surprises }, weights };
}

import { type Claustrophobia, claustrophobia, F } from '@oubliette/claustrophobia';
import { fastRandom, type Random, seededRandom } from '@oubliette/kernel';
import { claustrophobiaKnowledge } from '../knowledge/claustrophobia/claustrophobia.ts';
import { goOn } from '../search/judge.ts';
import { mindOf, type SearchMind } from '../search/mind.ts';
import { type Guessed, worldOf } from '../world.ts';
import type { Sample } from './fit.ts';

export interface PlayingOn {
  /** The scenario. */
  readonly mode: string;
  readonly matches: number;
  readonly seed: string;
  /** How often a match is played on from the beginning of a round. */
  readonly playouts: number;
  readonly pull: number;
}

/** A match that can be played on from the beginning of a round. */
export interface BegunRound {
  readonly match: number;
  readonly mind: SearchMind<Claustrophobia>;
  readonly state: Guessed<Claustrophobia>;
  readonly random: Random;
}

/** Decisions of a match at most. */
const LONGEST = 6000;

/**
 * What a match of Claustrophobia teaches: it is played by promise alone, and from the beginning of every
 * other round it is played on again and again. What the same position can lead to tells causes from what
 * merely comes along with them.
 */
export function playedOn(
  { mode, seed, playouts }: PlayingOn,
  match: number,
  lessonsOf: (begun: BegunRound) => readonly Sample[],
): Sample[] {
  const options = claustrophobia.parseOptions(claustrophobia.modes[mode]);
  if (!options.ok) throw new Error(options.faults[0]!.text);
  const world = worldOf(claustrophobia, claustrophobia.seats(options.value));
  const mind = mindOf(world, claustrophobiaKnowledge);
  const random = seededRandom(`${seed} ${match}`);
  // Whoever tunes looks on from outside: there is nothing to guess.
  const state = claustrophobia.setup(options.value, random) as Guessed<Claustrophobia>;
  const samples: Sample[] = [];
  eachRound({ mind, state, random }, round => {
    if ((round + match) % 2 !== 0) return;
    for (let n = 0; n < playouts; n++) {
      const chance = fastRandom((match * 1000 + round) * 1000 + n);
      samples.push(...lessonsOf({ match, mind, state: world.clone(state), random: chance }));
    }
  });
  return samples;
}

/** Plays a match to its end by what is promising, and tells where each round begins. */
export function eachRound(
  { mind, state, random }: Omit<BegunRound, 'match'>,
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

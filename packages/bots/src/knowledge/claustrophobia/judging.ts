import { type Claustrophobia, F, SCENARIOS } from '@oubliette/claustrophobia';
import type { Knowledge, Milestone } from '../knowledge.ts';
import { judgedBy, logistic } from '../scale.ts';
import { escapeShare, escapeTerms, isEscape, waysOn } from './escape.ts';
import { awayIn, type ImaginedCave } from './imagined.ts';
import { foretold } from './rounds.ts';
import { claustrophobiaScale, summedBy, weightsIn } from './scale.ts';
import tuned from './weights.json' with { type: 'json' };

const sumOf = summedBy(scenario => weightsIn(tuned.weights, scenario));

const SURVIVORS = 1;

function bySeat({ facts }: ImaginedCave, humans: number): readonly number[] {
  return facts[F.leader] === 0 ? [humans, 1 - humans] : [1 - humans, humans];
}

/** What is as good as certain. */
const CERTAIN = 0.9999;

/**
 * What speaks for the humans in the middle of a round, as log-odds, to be asked for again and again while
 * warriors are put here and there: the ways of an escape stay as they are. It is good until the odds of
 * another position are asked for.
 */
export function oddsAround(state: ImaginedCave): () => number {
  if (!isEscape(state)) return () => sumOf(state);
  const ways = waysOn(state);
  return () => {
    const humans = Math.min(CERTAIN, Math.max(1 - CERTAIN, escapeShare(state, ways)));
    return Math.log(humans / (1 - humans));
  };
}

/** A line goes on until the round is over: everybody has acted, and no die of the next one is given out. */
export const roundOver: Milestone<Claustrophobia> = {
  isQuiet: ({ frames, die }) =>
    (frames[0]?.kind ?? 'assign') === 'assign' && die.every(value => value === 0),
  patience: 400,
  nodes: 4,
  round: ({ facts }) => facts[F.round]!,
  chances: (_world, state) => bySeat(state, isEscape(state) ? escapeShare(state) : foretold(state)),
};

const { terms: scaleTerms } = judgedBy(claustrophobiaScale, tuned);

/** Reasons are told by the weights of the middle of a round, whose signs are those of the words. */
export const judging: Pick<Knowledge<Claustrophobia>, 'chances' | 'terms'> = {
  terms(world, state, seat) {
    const scenario = SCENARIOS[state.facts[F.scenario]! - 1]!.id;
    if (!isEscape(state)) return weightsIn(scaleTerms(world, state, seat), scenario);
    const isHuman = seat === world.seats[state.facts[F.leader] === 0 ? 0 : 1];
    const terms = Object.entries(escapeTerms(state));
    return Object.fromEntries(terms.map(([name, value]) => [name, isHuman ? value : -value]));
  },
  chances(_world, state) {
    const humans = logistic(sumOf(state));
    // With one away nobody loses any more (S1).
    const isHalfWon = state.facts[F.scenario] === SURVIVORS && awayIn(state) > 0;
    return bySeat(state, isHalfWon ? (1 + humans) / 2 : humans);
  },
};

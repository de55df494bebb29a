import { type Claustrophobia, ESCAPED, F, HUMANS } from '@oubliette/claustrophobia';
import type { Knowledge, Milestone } from '../knowledge.ts';
import { judgedBy, logistic } from '../scale.ts';
import type { Imagined } from './imagined.ts';
import roundEnd from './round-end.json' with { type: 'json' };
import { againBy, claustrophobiaScale, summedBy } from './scale.ts';
import tuned from './weights.json' with { type: 'json' };

const atOnce = summedBy(tuned.weights);
/** In S1, when a round is over. */
const ofTheFirst = summedBy({ ...tuned.weights, ...roundEnd.weights });
/** Of the second human, once the first is away. */
const ofTheSecond = againBy(roundEnd.second);

const SURVIVORS = 1;

/** One human is away and the others try: whatever happens, nobody loses any more (S1). */
function isHalfWon({ facts, place }: Imagined): boolean {
  if (facts[F.scenario] !== SURVIVORS) return false;
  for (let who = 0; who < HUMANS; who++) if (place[who] === ESCAPED) return true;
  return false;
}

function bySeat({ facts }: Imagined, humans: number): readonly number[] {
  return facts[F.leader] === 0 ? [humans, 1 - humans] : [1 - humans, humans];
}

/** The log-odds of the humans: in S1 one who is away is half of it, a second one the rest. */
export function oddsOf(state: Imagined): number {
  if (state.facts[F.scenario] !== SURVIVORS) return atOnce(state);
  const first = ofTheFirst(state);
  const second = ofTheSecond();
  if (isHalfWon(state)) return second;
  const humans = (logistic(first) * (1 + logistic(second))) / 2;
  return Math.log(humans / (1 - humans));
}

/** A line goes on until the round is over: everybody has acted, and nothing is under way. */
export const roundOver: Milestone<Claustrophobia> = {
  isQuiet: ({ frames }) => (frames[0]?.kind ?? 'assign') === 'assign',
  patience: 400,
  nodes: 4,
  chances(_world, state) {
    const humans = logistic(oddsOf(state));
    return bySeat(state, isHalfWon(state) ? (1 + humans) / 2 : humans);
  },
};

export const judging: Pick<Knowledge<Claustrophobia>, 'chances' | 'terms'> = {
  terms: judgedBy(claustrophobiaScale, tuned).terms,
  chances(_world, state) {
    const humans = logistic(atOnce(state));
    return bySeat(state, isHalfWon(state) ? (1 + humans) / 2 : humans);
  },
};

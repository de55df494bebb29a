import { F } from '@oubliette/claustrophobia';
import { judgedBy } from '../scale.ts';
import type { Imagined } from './imagined.ts';
import { claustrophobiaScale } from './scale.ts';
import tuned from './weights.json' with { type: 'json' };

export const judging = judgedBy(claustrophobiaScale, tuned);

const factors = Float64Array.from(
  claustrophobiaScale.names,
  name => (tuned.weights as Readonly<Record<string, number>>)[name] ?? 0,
);
const ahead = new Float64Array(factors.length);

/** The log-odds of a side, 0 the humans and 1 the horde, as a position looks at once. */
function oddsOf(state: Imagined, role: number): number {
  claustrophobiaScale.measure(state, ahead);
  let sum = 0;
  for (let at = 0; at < factors.length; at++) sum += factors[at]! * ahead[at]!;
  return role === state.facts[F.leader] ? sum : -sum;
}

/** A tenth of log-odds makes a play e times as promising. */
const EAGERNESS = 10;

/**
 * Weighs plays by how the position would look at once after each, besides what their sorts promise:
 * `after` changes the position as far as no chance is needed, and gives back how to undo it.
 */
export function weighed<P extends { readonly weight: number }>(
  state: Imagined,
  role: number,
  plays: readonly P[],
  after: (index: number) => () => void,
): P[] {
  const odds = plays.map((_, index) => {
    const undo = after(index);
    const sum = oddsOf(state, role);
    undo();
    return sum;
  });
  const best = Math.max(...odds);
  return plays.map((play, index) => ({
    ...play,
    weight: play.weight * Math.exp(EAGERNESS * (odds[index]! - best)),
  }));
}

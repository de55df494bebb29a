import { logistic } from '../scale.ts';
import type { ImaginedCave } from './imagined.ts';
import tuned from './rounds.json' with { type: 'json' };
import { summedBy, weightsIn } from './scale.ts';
import byHand from './weights.json' with { type: 'json' };

type Fitted = Readonly<Record<string, { readonly weights: Readonly<Record<string, number>> }>>;

/** What was never seen at the end of a round keeps the weight that it has in the middle of one. */
const sumOf = summedBy(scenario => ({
  ...weightsIn(byHand.weights, scenario),
  ...(tuned as Fitted)[scenario]?.weights,
}));

/**
 * The humans' chance to win when a round is over, where the match is about something else than getting
 * away (S2 to S6 and S8): fitted to what such rounds led to.
 */
export function foretold(state: ImaginedCave): number {
  return logistic(sumOf(state));
}

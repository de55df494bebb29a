import { SCENARIO_OF } from '../knowledge/claustrophobia/rounds.ts';
import { measuredHere, TERMS, weightsIn } from '../knowledge/claustrophobia/scale.ts';
import tuned from '../knowledge/claustrophobia/weights.json' with { type: 'json' };
import { sharesOf } from '../world.ts';
import { learned, type Sample } from './fit.ts';
import { type Begun, type PlayingOn, playedOn, toTheEnd } from './playing-on.ts';
import type { Tuned } from './tune.ts';

/** Who wins a match of a scenario, and what spoke for the humans when a round was over. */
export function roundsIn(plan: PlayingOn, match: number): Sample[] {
  return playedOn(plan, match, roundFrom);
}

/** The end of this round with what became of it; nothing where the match ended with it. */
function roundFrom(begun: Begun): Sample[] {
  const { state, match, mind } = begun;
  let ahead: readonly number[] | null = null;
  toTheEnd(begun, () => {
    ahead = Array.from(measuredHere(state));
  });
  const outcome = mind.world.outcome(state);
  if (ahead === null || outcome === null) return [];
  return [{ ahead, share: sharesOf(outcome, mind.world.seats)[0]!, match, weight: 1 }];
}

/** New weights of a round's end, drawn towards what speaks for the humans in the middle of one. */
export function tuneRounds(plan: PlayingOn, samples: readonly Sample[]): Omit<Tuned, 'sorts'> {
  const before = weightsIn(tuned.weights, SCENARIO_OF[plan.mode]!);
  const { weights, surprises } = learned(TERMS, before, samples, plan.pull);
  const by = 'npm run tune -w packages/bots -- rounds';
  return { origin: { by, ...plan, rounds: samples.length, ...surprises }, weights };
}

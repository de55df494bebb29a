import { claustrophobia, F } from '@oubliette/claustrophobia';
import { measuredHere, TERMS, weightsIn } from '../knowledge/claustrophobia/scale.ts';
import byHand from '../knowledge/claustrophobia/weights.json' with { type: 'json' };
import { sharesOf } from '../world.ts';
import { learned, type Sample } from './fit.ts';
import { type BegunRound, eachRound, type PlayingOn, playedOn } from './playing-on.ts';
import type { Tuned } from './tune.ts';

/** Who wins a match of a scenario, and what spoke for the humans when a round was over. */
export function roundsIn(plan: PlayingOn, match: number): Sample[] {
  return playedOn(plan, match, roundsFrom);
}

const FIRST = 1;

/** What spoke for them before the first round and after the one that was played on, with who won. */
function roundsFrom(begun: BegunRound): Sample[] {
  const { state, match, mind } = begun;
  const from = state.facts[F.round]!;
  const seen: number[][] = [];
  eachRound(begun, round => {
    if (round === FIRST || round === from + 1) seen.push(Array.from(measuredHere(state)));
  });
  const outcome = mind.world.outcome(state);
  if (outcome === null) return [];
  const share = sharesOf(outcome, mind.world.seats)[0]!;
  return seen.map(ahead => ({ ahead, share, match, weight: 1 }));
}

/** The scenario that is played in a mode. */
export function scenarioOf(mode: string): string {
  const options = claustrophobia.parseOptions(claustrophobia.modes[mode]);
  if (!options.ok) throw new Error(options.faults[0]!.text);
  return options.value.scenario;
}

/** New weights of what was seen at the end of a round, drawn towards those of the middle of one. */
export function tuneRounds(plan: PlayingOn, samples: readonly Sample[]): Omit<Tuned, 'sorts'> {
  const before = weightsIn(byHand.weights, scenarioOf(plan.mode));
  const occurs = TERMS.map((_, at) => samples.some(({ ahead }) => ahead[at] !== 0));
  const known = <T>(values: readonly T[]) => values.filter((_, at) => occurs[at]);
  const seen = samples.map(sample => ({ ...sample, ahead: known(sample.ahead) }));
  const { weights, surprises } = learned(known(TERMS), before, seen, plan.pull);
  const by = 'npm run tune -w packages/bots -- rounds';
  return { origin: { by, ...plan, rounds: samples.length, ...surprises }, weights };
}

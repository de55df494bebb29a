import { claustrophobia } from '@oubliette/claustrophobia';
import { logistic } from '../scale.ts';
import type { Imagined } from './imagined.ts';
import tuned from './rounds.json' with { type: 'json' };
import { summedBy } from './scale.ts';

/** mode → the scenario that is played in it */
export const SCENARIO_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(claustrophobia.modes).map(([mode, options]) => [
    mode,
    (options as { readonly scenario: string }).scenario,
  ]),
);

const weightsBy = new Map(
  Object.entries(tuned).map(([mode, { weights }]) => [SCENARIO_OF[mode], weights]),
);

const sumOf = summedBy(scenario => weightsBy.get(scenario) ?? {});

/**
 * The humans' chance to win when a round is over, where the match is about something else than getting
 * away (S2 to S6 and S8): fitted to what such rounds led to.
 */
export function foretold(state: Imagined): number {
  return logistic(sumOf(state));
}

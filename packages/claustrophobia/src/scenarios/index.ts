import { F } from '../facts.ts';
import type { State } from '../state.ts';
import { infection } from './infection.ts';
import { invasion } from './invasion.ts';
import { master } from './master.ts';
import { nest } from './nest.ts';
import { possessed } from './possessed.ts';
import { ritual } from './ritual.ts';
import type { Scenario } from './scenario.ts';
import { survivors } from './survivors.ts';
import { treasure } from './treasure.ts';

export type { Scenario } from './scenario.ts';

/** S1 to S8. */
export const SCENARIOS: readonly Scenario[] = [
  survivors,
  invasion,
  master,
  ritual,
  possessed,
  treasure,
  infection,
  nest,
];

export function scenarioOf(state: State): Scenario {
  return SCENARIOS[state.facts[F.scenario]! - 1]!;
}

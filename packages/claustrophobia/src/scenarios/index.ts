import { F } from '../facts.ts';
import type { State } from '../state.ts';
import { infection } from './infection.ts';
import { invasion } from './invasion.ts';
import { master } from './master.ts';
import { nest } from './nest.ts';
import { possessed } from './possessed.ts';
import { ritual } from './ritual.ts';
import type { CaveScenario } from './scenario.ts';
import { survivors } from './survivors.ts';
import { treasure } from './treasure.ts';

export type { CaveScenario } from './scenario.ts';

/** S1 to S8. */
export const SCENARIOS: readonly CaveScenario[] = [
  survivors,
  invasion,
  master,
  ritual,
  possessed,
  treasure,
  infection,
  nest,
];

export function scenarioOf(state: State): CaveScenario {
  return SCENARIOS[state.facts[F.scenario]! - 1]!;
}

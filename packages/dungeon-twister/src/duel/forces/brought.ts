import type { Random, Result } from '@oubliette/kernel';
import type { Labyrinth } from '../../board/index.ts';
import type { Duelist, DuelState } from '../state.ts';
import type { Scenario } from './scenario.ts';

/**
 * What a match with a scenario needs beyond the others. Few matches have one: whoever plays them
 * brings this along, so that the first screen of all others need not wait for it.
 */
export interface ScenarioRules {
  readonly read: (raw: unknown) => Result<Scenario>;
  readonly charactersOf: (scenario: Scenario, seat: Duelist) => number;
  readonly names: (scenario: Scenario) => readonly string[];
  readonly maze: (scenario: Scenario, random: Random) => Labyrinth;
  readonly arrange: (state: DuelState, scenario: Scenario) => void;
}

let brought: ScenarioRules | null = null;

export function provideScenarios(rules: ScenarioRules): void {
  brought = rules;
}

export function scenarioRules(): ScenarioRules {
  if (brought === null) throw new Error('Nobody has brought the rules for scenarios.');
  return brought;
}

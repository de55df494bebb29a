import type { Random, Result } from '@oubliette/kernel';
import type { BoardPlan, Labyrinth } from '../../board/index.ts';
import type { SetId } from '../../content/sets.ts';
import type { Duelist, DuelState, ForcesMode } from '../state.ts';
import type { FurtherContent } from './further.ts';
import type { ForcesScenario } from './scenario.ts';
import type { ForeignContent } from './strange.ts';

/** Forces that a scenario fixes (DT-MIX-08). */
export interface ScenarioRules {
  readonly read: (raw: unknown) => Result<ForcesScenario>;
  readonly charactersOf: (scenario: ForcesScenario, seat: Duelist) => number;
  readonly names: (scenario: ForcesScenario) => readonly string[];
  readonly maze: (scenario: ForcesScenario, random: Random) => Labyrinth;
  readonly arrange: (state: DuelState, scenario: ForcesScenario) => void;
}

/** All of one further set for everybody (DT-COMP-06, DT-ALL-01). */
export interface WholeSetRules {
  readonly charactersIn: (content: FurtherContent) => number;
  readonly names: (players: number, content: FurtherContent) => readonly string[];
  readonly maze: (plan: BoardPlan, content: FurtherContent, random: Random) => Labyrinth;
  readonly faults: (plan: BoardPlan, players: number, content: FurtherContent) => string[];
}

/** The sets that forces are chosen from: those that come along, and ours but for some (DT-ALL-18). */
export interface SetsInUse {
  readonly content?: FurtherContent;
  readonly without?: readonly SetId[];
}

/** Forces that the players choose (DT-MIX-01 to 07), further sets among them if they bring any. */
export interface ChoiceRules {
  readonly read: (raw: unknown, forces: string) => Result<FurtherContent>;
  readonly names: (players: number, use: SetsInUse) => readonly string[];
  /** What the sets in use are too small for. */
  readonly shortages: (
    options: SetsInUse & { readonly forces: string },
    players: number,
    wide: boolean,
  ) => string[];
  readonly maze: (plan: BoardPlan) => Labyrinth;
  readonly begin: (
    state: DuelState,
    mode: ForcesMode,
    agreed: SetsInUse & { readonly quick: boolean },
    random: Random,
  ) => void;
}

/**
 * What a match needs whose forces are not those of one set. Few matches do: whoever plays them brings
 * this along, so that the first screen of all others need not wait for it.
 */
export interface ForcesRules {
  readonly scenario: ScenarioRules;
  readonly choice: ChoiceRules;
  readonly whole: WholeSetRules;
  readonly strangeIn: (state: DuelState) => ForeignContent | null;
}

let brought: ForcesRules | null = null;

export function provideForces(rules: ForcesRules): void {
  brought = rules;
}

export function forcesRules(): ForcesRules {
  if (brought === null) throw new Error('Nobody has brought the rules for forces.');
  return brought;
}

/** What no set of ours has; nothing where nobody has brought the rules that could let it in. */
export function strangeIn(state: DuelState): ForeignContent | null {
  return brought?.strangeIn(state) ?? null;
}

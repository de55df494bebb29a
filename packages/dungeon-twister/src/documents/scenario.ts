import { type ForcesScenario, type RuleChange, scenarioFaults } from '../duel/forces/scenario.ts';
import type { Duelist } from '../duel/state.ts';
import type { DocumentFault } from './fault.ts';
import { furtherOf } from './further.ts';
import type { InBoth } from './ingredients.ts';
import type { SCENARIO_FORMAT } from './schemas.ts';
import { setFaults } from './set.ts';
import type { SetDocument } from './set-document.ts';

type BySide = Readonly<Partial<Record<Duelist, readonly string[]>>>;

/** A scenario as a document: what the duel asks for, with a name, a story and sets of its own. */
export interface ScenarioDocument {
  readonly $schema?: string;
  readonly format: typeof SCENARIO_FORMAT;
  readonly id: string;
  readonly names: InBoth;
  readonly story: InBoth;
  readonly sets?: readonly SetDocument[];
  readonly rooms: readonly string[];
  readonly teams: Readonly<Record<Duelist, readonly string[]>>;
  readonly starters?: BySide;
  readonly hidden?: BySide;
  readonly target?: number;
  readonly changes?: readonly RuleChange[];
}

/** The scenario as the duel takes it; the document is of the right shape. */
export function scenarioOf(document: ScenarioDocument): ForcesScenario {
  const { rooms, teams, starters = {}, hidden, target, changes = [], sets = [] } = document;
  return {
    rooms,
    teams,
    starters,
    changes,
    ...(hidden !== undefined && { hidden }),
    ...(target !== undefined && { target }),
    ...(sets.length > 0 && { content: furtherOf(sets) }),
  };
}

/** What is wrong beyond the shape: first with the sets, and if they are sound with their use. */
export function faultsOfScenario(document: ScenarioDocument): DocumentFault[] {
  const sets = (document.sets ?? []).map((set, index) => ({ set, at: `sets.${index}` }));
  const faults = setFaults(sets);
  if (faults.length > 0) return faults;
  return forcesFaults(scenarioOf(document));
}

/** What is wrong with the use of sound sets. */
export function forcesFaults(scenario: ForcesScenario): DocumentFault[] {
  return scenarioFaults(scenario).map(({ place, what, found }) => {
    const [first = '', most = ''] = found;
    return { code: what, at: place, params: { found: first, most } };
  });
}

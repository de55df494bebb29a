import { claustrophobia } from '@oubliette/claustrophobia';
import { fail, fault } from '@oubliette/kernel';
import {
  areAll,
  ifThereIs,
  inRounds,
  type RunEnd,
  type RunFixture,
  type RunKind,
  type RunPlan,
} from '../run-kind.ts';
import { type PlayedCave, playMatch } from './match.ts';
import { seatingOf } from './players.ts';

/** Which scenarios are to be played, and who plays both sides. */
export interface BalancePlan extends RunPlan {
  readonly modes: readonly string[];
  readonly player: string;
}

/** A match of a scenario. */
interface Evening extends RunFixture {
  readonly mode: string;
  readonly player: string;
  readonly seed: string;
}

/** How it ended. */
export interface ScenarioEnd extends RunEnd, PlayedCave {
  readonly mode: string;
}

/** How matches of one scenario ended, between players of the same kind. */
export interface ScenarioBalance {
  readonly mode: string;
  readonly matches: number;
  readonly human: number;
  readonly draw: number;
  readonly demon: number;
  /** Mean number of rounds. */
  readonly rounds: number;
}

/** The modes that are scenarios and nothing else. */
export const SCENARIO_MODES: readonly string[] = Object.entries(claustrophobia.modes).flatMap(
  ([mode, options]) => (Object.keys(options as object).join() === 'scenario' ? [mode] : []),
);

export const balanceKind: RunKind<BalancePlan, Evening, ScenarioEnd> = {
  check(plan) {
    if (plan.modes.every(mode => SCENARIO_MODES.includes(mode))) {
      return ifThereIs(seatingOf(plan.player), plan);
    }
    return fail(fault('mode', '--mode', `It must be one of ${SCENARIO_MODES.join(', ')}.`));
  },
  fixturesOf({ modes, player, matches, seed }) {
    return inRounds(matches, match =>
      modes.map(mode => ({
        id: `${mode} ${match}`,
        mode,
        player,
        seed: `${seed} ${mode} ${match}`,
      })),
    );
  },
  play({ id, mode, player, seed }) {
    const seating = seatingOf(player);
    if (!seating.ok) throw new Error(seating.faults[0]!.text);
    const players = { human: seating.value(), demon: seating.value() };
    return { id, mode, ...playMatch(mode, seed, players) };
  },
  isRecord: read =>
    areAll(read, ['id', 'mode', 'winner'], 'string') && areAll(read, ['rounds'], 'number'),
};

/** What the matches say of a scenario. */
export function balanceOf(mode: string, records: readonly ScenarioEnd[]): ScenarioBalance {
  const own = records.filter(record => record.mode === mode);
  const wonBy = (side: ScenarioEnd['winner']) => own.filter(({ winner }) => winner === side).length;
  return {
    mode,
    matches: own.length,
    human: wonBy('human'),
    draw: wonBy('draw'),
    demon: wonBy('demon'),
    rounds: own.reduce((sum, { rounds }) => sum + rounds, 0) / own.length,
  };
}

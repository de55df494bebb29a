/** Where ways may end, and the best of them (DS-TIE-01). */
import { type CellId, DIRECTIONS } from '../../board/index.ts';
import type { NpcAim } from '../../content/npcs/card.ts';
import { NOBODY } from '../../pieces/roster.ts';
import type { Aimed } from './aims.ts';
import type { OpinionErrand } from './entering.ts';
import { type Facts, isExit } from './facts.ts';
import { isValid, mayWalk } from './holding.ts';
import { routesTo } from './routes.ts';
import { costOf, isAtRest, numberOf, type OpinionPlace, type OpinionReach } from './ways.ts';

export interface Opinion {
  readonly aim: NpcAim;
  readonly reached: boolean;
  /** AP * 256 + squares of the way, without the deed; nothing where a full route is cut. */
  readonly cost: number | null;
  /** The ways between which the die is rolled, or the only one. */
  readonly options: ReadonlySet<string>;
}

export const KEEPS: OpinionErrand = { wanted: [], receivers: [], sheds: false };

export const ALL = 60;

export interface OpinionGoal {
  readonly place: OpinionPlace;
  readonly target: Aimed;
  readonly cost: number;
}

export function goalsIn(
  reach: OpinionReach,
  aim: NpcAim,
  targets: readonly Aimed[],
  near = false,
): OpinionGoal[] {
  const { facts } = reach.quest;
  return reach.places.flatMap(place => {
    const mayEnd = isExit(facts, place.cell) ? aim === 'exit' : isAtRest(place, facts);
    if (!mayEnd || place.holding.waiting.length > 0) return [];
    const cost = costOf(reach, place);
    return targets
      .filter(target => (near ? target.isNear : target.isDone)(place.holding, place.cell))
      .map(target => ({ place, target, cost }));
  });
}

/** The highest rank, then the cheapest (DS-TIE-01). */
export function settled(
  reach: OpinionReach,
  aim: NpcAim,
  inReach: readonly OpinionGoal[],
  budget = ALL,
): Opinion | null {
  if (inReach.length === 0) return null;
  const rank = Math.min(...inReach.map(({ target }) => target.rank));
  const equals = inReach.filter(({ target }) => target.rank === rank);
  const cost = Math.min(...equals.map(one => one.cost));
  const goals = new Map<number, string[]>();
  for (const { place, target } of equals.filter(one => one.cost === cost)) {
    const at = numberOf(place);
    goals.set(at, [...(goals.get(at) ?? []), target.name]);
  }
  return { aim, reached: true, cost, options: routesTo(reach, goals, budget) };
}

export function errandGoals(reach: OpinionReach, targets: readonly Aimed[]): OpinionGoal[] {
  const { facts } = reach.quest;
  return reach.places.flatMap(place => {
    if (place.holding.done === NOBODY || !canEnd(facts, place)) return [];
    return targets
      .filter(({ isDone }) => isDone(place.holding, place.cell))
      .map(target => ({ place, target, cost: costOf(reach, place) }));
  });
}

/** Whether the move can still end on some valid square (DS-EDGE-01). */
export function canEnd(facts: Facts, { holding, cell, mp }: OpinionPlace): boolean {
  if (isValid(facts, holding, cell)) return true;
  if (mp === 0 || isExit(facts, cell)) return false;
  return DIRECTIONS.some(way => {
    if ((holding.maze.table[cell * 4 + way]! & ~facts.passes) !== 0) return false;
    const to = facts.plan.neighbours[cell * 4 + way] as CellId;
    if (!mayWalk(facts, holding, cell, to)) return false;
    return canEnd(facts, { holding, cell: to, mp: mp - 1, pose: 0 });
  });
}

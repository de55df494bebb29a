/** What can be reached of an objective's targets within the AP, and which of them it will be. */
import type { CellId } from '../../board/index.ts';
import type { AimRules, ObjectiveTarget } from '../aims/aim.ts';
import { mayEnd } from './ground.ts';
import { isWayOut, type NpcScene } from './scene.ts';
import { costAt, costOf, leastAt, MP, type WaySearch } from './search.ts';
import type { ReachedGoal } from './solutions.ts';
import type { TargetVerdict, TraceCandidate } from './trace.ts';
import type { WalkWorld } from './world.ts';

/** A target, and the cheapest ways to it. */
export interface FoundTarget {
  readonly search: WaySearch;
  readonly target: ObjectiveTarget;
  /** AP and squares of the way in one number, or null. */
  readonly cost: number | null;
  readonly goals: readonly ReachedGoal[];
}

/** Looks for all targets where the search has been; a deed must still be paid. */
export function findTargets(
  search: WaySearch,
  rules: AimRules,
  targets: readonly ObjectiveTarget[],
): FoundTarget[] {
  return targets.map((target, index) => findTarget(search, rules, target, index));
}

function findTarget(
  search: WaySearch,
  rules: AimRules,
  target: ObjectiveTarget,
  index: number,
): FoundTarget {
  const { scene } = search;
  let best: number | null = null;
  let goals: ReachedGoal[] = [];
  const spots = rules.spots(scene, target);
  for (const world of scene.worlds.all) {
    if (search.costs[world.id] === undefined) continue;
    for (const cell of spots) {
      const least = leastAt(search, world, cell);
      if (least === null || (best !== null && least > best)) continue;
      if (!mayEndAt(scene, world, rules, cell)) continue;
      if (!rules.fits(scene, world, cell, target)) continue;
      if (best === null || least < best) goals = [];
      best = least;
      for (let mp = 0; mp < MP; mp++) {
        if (costAt(search, world, cell, mp) === least)
          goals.push({ target: index, world, cell, mp });
      }
    }
  }
  return { search, target, cost: best, goals };
}

/** On the Player's line an NPC leaves the maze: only Exit may end there (DS-EDGE-09). */
export function mayEndAt(
  scene: NpcScene,
  world: WalkWorld,
  { aim }: AimRules,
  cell: CellId,
): boolean {
  return isWayOut(scene, cell) ? aim === 'exit' : mayEnd(scene, world, cell);
}

/** The highest rank that is in reach; of equals the cheapest (DS-TIE-01). */
export function bestOf(found: readonly FoundTarget[], ap: number): FoundTarget[] {
  const inReach = found.filter(({ cost }) => cost !== null && costOf(cost).ap <= ap);
  const rank = Math.min(...inReach.map(({ target }) => target.rank));
  const equals = inReach.filter(({ target }) => target.rank === rank);
  const least = Math.min(...equals.map(({ cost }) => cost!));
  return equals.filter(({ cost }) => cost === least);
}

/** How each target fared, for the trace; the die may still part the best. */
export function candidatesOf(
  found: readonly FoundTarget[],
  best: readonly FoundTarget[],
  ap: number,
  price: number,
  fateOf: (one: FoundTarget) => TargetVerdict,
): TraceCandidate[] {
  return found.map(one => {
    const cost = one.cost === null ? null : costOf(one.cost);
    return {
      target: one.target.sought!,
      rank: one.target.rank,
      ap: cost === null ? null : cost.ap + price,
      squares: cost === null ? null : cost.squares,
      verdict: one.cost === null ? fateOf(one) : verdictOn(one, best, ap, one.cost),
    };
  });
}

function verdictOn(
  one: FoundTarget,
  best: readonly FoundTarget[],
  ap: number,
  cost: number,
): TargetVerdict {
  if (best.includes(one)) return 'chosen';
  if (costOf(cost).ap > ap) return 'too-dear';
  return one.target.rank > best[0]!.target.rank ? 'outranked' : 'farther';
}

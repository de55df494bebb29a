/** As near as possible to an objective that cannot be achieved (DS-PRIM-02 to 07). */
import type { RuleId } from '../../../rules/ids.ts';
import type { CellId } from '../../board/index.ts';
import type { NpcAim } from '../../content/npcs/card.ts';
import type { DuelAction } from '../../duel/action.ts';
import { isOnBoard } from '../../duel/state.ts';
import { ABILITY, NOBODY, type Token } from '../../pieces/roster.ts';
import type { AimRules, ObjectiveTarget } from '../aims/aim.ts';
import { closing } from '../aims/combat.ts';
import { exit } from '../aims/exit.ts';
import { tending } from '../aims/heal.ts';
import { breaking, opening } from '../aims/portcullis.ts';
import { regroup } from '../aims/regroup.ts';
import { hailing } from '../aims/repel.ts';
import { reveal } from '../aims/reveal.ts';
import { rotate } from '../aims/rotate.ts';
import { chooseWay } from './choose.ts';
import type { TieDie } from './dice.ts';
import { findErrand, isCourier, receiversFor, toBeHadByRank } from './errands.ts';
import { mayEnd } from './ground.ts';
import { NO_ERRAND, ownRank } from './hands.ts';
import { errandRules } from './look.ts';
import { bestOf, type FoundTarget, findTargets, mayEndAt } from './prospect.ts';
import { BOARDS, type Distances, distancesTo, REAL } from './relaxed.ts';
import { hasAbility, isEnemy, isPit, type NpcScene, sceneOf } from './scene.ts';
import {
  type Cost,
  costAt,
  costOf,
  explore,
  MP,
  UNBOUNDED,
  type WaySearch,
  walkFrom,
} from './search.ts';
import type { ReachedGoal } from './solutions.ts';
import type { Sought } from './trace.ts';
import { UNLISTED } from './wishes.ts';

export interface Nearing {
  readonly target: Sought | null;
  readonly actions: readonly DuelAction[];
  readonly end: CellId;
  readonly cost: Cost;
  readonly rule: RuleId;
}

const APPROACHED: Readonly<Record<Exclude<NpcAim, 'get' | 'deliver'>, AimRules>> = {
  combat: closing,
  exit,
  regroup,
  reveal,
  rotate,
  break: breaking,
  open: opening,
  heal: tending,
  repel: hailing,
};

export function approach(scene: NpcScene, aim: NpcAim, ap: number, die: TieDie): Nearing | null {
  const errand = aim === 'deliver' || (aim === 'get' && isCourier(scene)) ? 'deliver' : aim;
  const isErrand = errand === 'get' || errand === 'deliver';
  const rules = isErrand ? errandRules(errand) : APPROACHED[errand];
  const targets = highest(isErrand ? errandTargets(scene, errand) : rules.targets(scene));
  if (targets.length === 0) return null;
  if (!mayConnect(scene, rules, targets)) return byRelaxed(scene, rules, targets, ap, die);
  const real = isErrand
    ? findErrand(fullView(scene), errand, targets, UNBOUNDED)
    : findTargets(walkTo(fullView(scene), rules, targets), rules, targets);
  const best = bestOf(real, UNBOUNDED);
  return best.length > 0 ? alongReal(best, ap, die) : byRelaxed(scene, rules, targets, ap, die);
}

/**
 * Whether anything but walls could keep it from all targets. Where no Key and no Rope can help,
 * closed portcullises and lone pits are walls; it saves searching in vain.
 */
function mayConnect(
  scene: NpcScene,
  rules: AimRules,
  targets: readonly ObjectiveTarget[],
): boolean {
  if (isToHand(scene, ABILITY.ropes, (token, cell) => mayRope(scene, token, cell))) return true;
  const boards = isToHand(scene, ABILITY.unlocks) ? ([REAL, 1] as const) : ([REAL] as const);
  const goals = targets.flatMap(target => rules.spots(scene, target));
  return boards.some(board => distancesTo(scene, board, goals).at(scene.cell) !== null);
}

/** Whether something of that kind is in play that no healthy enemy holds: even unlisted it helps underfoot (DS-EDGE-10). */
function isToHand(
  scene: NpcScene,
  ability: number,
  isOfUse: (token: Token, cell: CellId) => boolean = () => true,
): boolean {
  const { roster, state, standing } = scene;
  return roster.tokens.some(token => {
    if (roster.isCharacter[token] === 1 || !hasAbility(scene, token, ability)) return false;
    const cell = state.places[token] as CellId;
    return isOnBoard(state, token) && !isEnemy(scene, standing[cell]!) && isOfUse(token, cell);
  });
}

/** A Rope that it wants or holds, that hangs over a pit, or that a friend may give for something better. */
function mayRope(scene: NpcScene, token: Token, cell: CellId): boolean {
  if (token === scene.start.load || ownRank(scene, token) !== UNLISTED) return true;
  return (
    isPit(scene.start, cell) || (scene.standing[cell] !== NOBODY && scene.start.load !== NOBODY)
  );
}

/** A search that ends where one of the targets is reached. */
function walkTo(scene: NpcScene, rules: AimRules, targets: readonly ObjectiveTarget[]): WaySearch {
  const bySpot = new Map<CellId, ObjectiveTarget[]>();
  for (const target of targets) {
    for (const cell of rules.spots(scene, target)) {
      bySpot.set(cell, [...(bySpot.get(cell) ?? []), target]);
    }
  }
  return explore(scene, UNBOUNDED, NO_ERRAND, (world, cell) => {
    const here = bySpot.get(cell);
    if (here === undefined || !mayEndAt(scene, world, rules, cell)) return false;
    return here.some(target => rules.fits(scene, world, cell, target));
  });
}

function errandTargets(scene: NpcScene, errand: 'get' | 'deliver'): ObjectiveTarget[] {
  return errand === 'get' ? (toBeHadByRank(scene)[0] ?? []) : receiversFor(scene);
}

/** With a list the highest-ranked target in play, however far (DS-PRIM-02). */
function highest(targets: readonly ObjectiveTarget[]): ObjectiveTarget[] {
  const rank = Math.min(...targets.map(target => target.rank));
  return targets.filter(target => target.rank === rank);
}

/** The first actions of the best full route, up to the budget (DS-PRIM-03, DS-EDGE-07). */
function alongReal(best: readonly FoundTarget[], ap: number, die: TieDie): Nearing | null {
  const { actions, end, cost } = chooseWay(best.map(forWhomever), ap, die);
  if (actions.length === 0) return null;
  const reached = best.find(({ goals }) => goals.some(({ cell }) => cell === end)) ?? best[0]!;
  return { target: reached.target.sought, actions, end, cost, rule: 'DS-PRIM-03' };
}

/** Ways that agree in what is carried out are one, whomever they are for (DS-EDGE-07). */
function forWhomever(found: FoundTarget): FoundTarget {
  return { ...found, goals: found.goals.map(goal => ({ ...goal, target: 0 })) };
}

function named(best: readonly FoundTarget[], index: number): Sought | null {
  return best.find(({ goals }) => goals[0]!.target === index)?.target.sought ?? null;
}

/** On the first board on which a goal is connected, the square with the least distance (DS-PRIM-04, 05). */
function byRelaxed(
  scene: NpcScene,
  rules: AimRules,
  targets: readonly ObjectiveTarget[],
  ap: number,
  die: TieDie,
): Nearing | null {
  for (const board of BOARDS) {
    const measured = targets.map(target =>
      distancesTo(scene, board, rules.nearby(scene, board, target)),
    );
    const now = measured.map(distances => distances.at(scene.cell) ?? Number.POSITIVE_INFINITY);
    const least = Math.min(...now);
    if (least === Number.POSITIVE_INFINITY) continue;
    const nearest = [...now.keys()].filter(index => now[index] === least);
    const found = nearest.flatMap(index =>
      nearestSquares(scene, targets[index]!, index, measured[index]!, least, ap),
    );
    return nearestOf(found, die);
  }
  return null;
}

interface Nearer extends FoundTarget {
  readonly distance: number;
}

/** The valid squares within the AP that are strictly nearer than the present one (DS-PRIM-07). */
function nearestSquares(
  scene: NpcScene,
  target: ObjectiveTarget,
  index: number,
  distances: Distances,
  now: number,
  ap: number,
): Nearer[] {
  const search = walkFrom(scene);
  let [distance, best] = [now, 0xffff];
  let goals: ReachedGoal[] = [];
  for (const world of scene.worlds.all) {
    if (search.costs[world.id] === undefined || world.done >= 0) continue;
    for (let at = 0; at < scene.plan.cells; at++) {
      const cell = at as CellId;
      const away = distances.at(cell);
      if (away === null || away > distance || away >= now) continue;
      for (let mp = 0; mp < MP; mp++) {
        const cost = costAt(search, world, cell, mp);
        if (cost === null || costOf(cost).ap > ap) continue;
        if (away === distance && cost > best) continue;
        if (!mayEnd(scene, world, cell)) break;
        if (away < distance || cost < best) goals = [];
        [distance, best] = [away, cost];
        goals.push({ target: index, world, cell, mp });
      }
    }
  }
  return goals.length === 0 ? [] : [{ search, target, cost: best, goals, distance }];
}

function nearestOf(found: readonly Nearer[], die: TieDie): Nearing | null {
  if (found.length === 0) return null;
  const distance = Math.min(...found.map(one => one.distance));
  const near = found.filter(one => one.distance === distance);
  const least = Math.min(...near.map(({ cost }) => cost!));
  const best = near.filter(({ cost }) => cost === least);
  const { actions, end, cost, target } = chooseWay(best, UNBOUNDED, die);
  return { target: named(best, target), actions, end, cost, rule: 'DS-PRIM-05' };
}

/** A scene of its own: an unbounded search knows other worlds. */
function fullView({ state, npc, given }: NpcScene): NpcScene {
  return sceneOf(state, npc, { given });
}

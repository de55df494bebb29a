/** The distinct best ways to a goal (DS-TIE-04), each as the actions that carry it out. */
import { type CellId, columnOf, rowOf } from '../../board/index.ts';
import type { DuelAction } from '../../duel/action.ts';
import { actionsOf } from './actions.ts';
import { placeOf, type Rival, rivalsAfter, type WayNode } from './rivals.ts';
import type { NpcScene } from './scene.ts';
import { type Cost, costAfter, costAt, costOf, type WaySearch } from './search.ts';
import { stridesFrom } from './stride.ts';
import { type Stride, striderOn } from './strider.ts';
import type { WalkWorld } from './world.ts';

/** A square and a state of hands in which the goal is reached. */
export interface ReachedGoal extends WayNode {
  readonly target: number;
}

export interface Solution {
  /** The number of the target, or -1 where the way is cut before it matters (DS-EDGE-07). */
  readonly target: number;
  readonly actions: readonly DuelAction[];
  /** Where it ends, and what it costs so far. */
  readonly end: CellId;
  readonly world: WalkWorld;
  readonly cost: Cost;
}

interface Tail {
  readonly target: number;
  readonly strides: readonly Stride[];
  readonly end: CellId;
  readonly world: WalkWorld;
}

type Tails = ReadonlyMap<string, Tail>;
const NO_TAILS: Tails = new Map();
const NO_RIVALS: readonly Rival[] = [];
/** More ways than any die is rolled for. */
const MOST = 200;

/**
 * All best ways to the goals, cut where they would cost more than `budget`. Ways that agree in
 * target, end, jumps, openings and things handled are one; of those the first in the order north,
 * east, south, west is drawn. Of ways over the same squares only the preferred one counts: full strides
 * (DS-TIE-06), the load kept as long as it can be (DS-OBJ-08), no needless jump (DS-EDGE-05).
 */
export function solutionsTo(
  search: WaySearch,
  goals: readonly ReachedGoal[],
  budget: number,
): Solution[] {
  const { scene } = search;
  const wanted = new Map<number, number[]>();
  for (const goal of goals) {
    const at = placeOf(scene, goal);
    wanted.set(at, [...(wanted.get(at) ?? []), goal.target]);
  }
  const worst = Math.max(...goals.map(({ world, cell, mp }) => costAt(search, world, cell, mp)!));
  const ends = new Set(goals.map(({ cell }) => cell));
  const memo = new Map<string, Tails>();
  const onward = new Map<number, readonly Stride[]>();

  /** The strides from a place that may belong to a best way. */
  function stridesOf(node: WayNode): readonly Stride[] {
    const at = placeOf(scene, node);
    const known = onward.get(at);
    if (known !== undefined) return known;
    const strides: Stride[] = [];
    const cost = costAt(search, node.world, node.cell, node.mp)!;
    if (cost < worst) {
      const strider = striderOn(scene, search.errand, lent => {
        const after = costAfter(cost, lent);
        if (after > worst || costAt(search, lent.world, lent.cell, lent.mp) !== after) return;
        if ((after & 0xff) + squaresTo(scene, ends, lent.cell) > (worst & 0xff)) return;
        strides.push({ ...lent });
      });
      strider.mayPay = cost >> 8 < worst >> 8;
      stridesFrom(strider, node.world, node.cell, node.mp);
    }
    onward.set(at, strides);
    return strides;
  }

  function isBeaten(rivals: readonly Rival[]): boolean {
    return rivals.some(
      ({ node, jumps, first }) =>
        (jumps < 0 || (jumps === 0 && first)) && wanted.has(placeOf(scene, node)),
    );
  }

  function tailsFrom(node: WayNode, rivals: readonly Rival[], beyond: boolean): Tails {
    const key = keyOf(scene, node, rivals, beyond);
    const known = memo.get(key);
    if (known !== undefined) return known;
    memo.set(key, NO_TAILS);
    const { world, cell, mp } = node;
    const tails = new Map<string, Tail>();
    const reached = wanted.get(placeOf(scene, node));
    if (reached !== undefined && !isBeaten(rivals)) {
      for (const target of reached) {
        tails.set(`${target}@${cell}`, { target, strides: [], end: cell, world });
      }
    }
    const cost = costAt(search, world, cell, mp)!;
    for (const stride of stridesOf(node)) {
      if (tails.size > MOST || (beyond && tails.size > 0)) break;
      const cut = beyond || costAfter(cost, stride) >> 8 > budget;
      const next = rivalsAfter(scene, node, stride, rivals, stridesOf);
      const rest = tailsFrom(stride, next, cut);
      if (rest.size === 0) continue;
      if (cut) {
        tails.set(`cut@${cell}`, { target: -1, strides: [], end: cell, world });
        continue;
      }
      const sign = signOf(stride, cell);
      for (const [tail, { target, strides, end, world: last }] of rest) {
        const whole = `${sign}${tail}`;
        if (tails.has(whole)) continue;
        tails.set(whole, { target, strides: [stride, ...strides], end, world: last });
      }
    }
    memo.set(key, tails);
    return tails;
  }

  const start = { world: scene.start, cell: scene.cell, mp: scene.left };
  return [...tailsFrom(start, NO_RIVALS, false).values()].map(tail => solutionOf(scene, tail));
}

function keyOf(scene: NpcScene, node: WayNode, rivals: readonly Rival[], beyond: boolean): string {
  const key = `${placeOf(scene, node)}${beyond ? '!' : ''}`;
  if (rivals.length === 0) return key;
  const names = rivals.map(
    rival => `${placeOf(scene, rival.node)}/${rival.jumps}/${Number(rival.first)}`,
  );
  return `${key} ${names.sort().join()}`;
}

/** Squares to the nearest goal as the crow flies: no way is shorter. */
function squaresTo({ plan }: NpcScene, ends: Iterable<CellId>, from: CellId): number {
  let least = Number.POSITIVE_INFINITY;
  for (const end of ends) {
    const rows = Math.abs(rowOf(plan, from) - rowOf(plan, end));
    least = Math.min(least, rows + Math.abs(columnOf(plan, from) - columnOf(plan, end)));
  }
  return least;
}

/** What tells two ways apart: jumps, openings and things handled, and where. */
function signOf({ kind, way, turn, leave, hand, cell: to }: Stride, from: CellId): string {
  const left = leave ? `leave@${from} ` : '';
  const done = hand === null ? '' : `${hand.do}${hand.what}@${to} `;
  return kind === 'step' ? left + done : `${left}${kind}${from}${way}${turn} ${done}`;
}

function solutionOf(scene: NpcScene, { target, strides, end, world }: Tail): Solution {
  const actions: DuelAction[] = [];
  let [at, holding, cost] = [scene.cell, scene.start, 0];
  for (const stride of strides) {
    actions.push(...actionsOf(scene, stride, at, holding));
    cost = costAfter(cost, stride);
    [at, holding] = [stride.cell, stride.world];
  }
  return { target, actions, end, world, cost: costOf(cost) };
}

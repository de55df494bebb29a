/** The distinct best ways to a goal (DS-TIE-04), each as the actions that carry it out. */
import { type CellId, columnOf, rowOf } from '../../board/index.ts';
import type { DuelAction } from '../../duel/action.ts';
import { NOBODY, type Token } from '../../pieces/roster.ts';
import { mayStop } from './ground.ts';
import type { Scene } from './scene.ts';
import { type Cost, costAfter, costAt, costOf, MP, type Search } from './search.ts';
import { FAR, NEAR } from './step.ts';
import { stridesFrom } from './stride.ts';
import { type Stride, striderOn } from './strider.ts';
import type { World } from './world.ts';

/** A square and a state of hands in which the goal is reached. */
export interface Goal {
  readonly target: number;
  readonly world: World;
  readonly cell: CellId;
  readonly mp: number;
}

export interface Solution {
  /** The number of the target, or -1 where the way is cut before it matters (DS-EDGE-07). */
  readonly target: number;
  readonly actions: readonly DuelAction[];
  /** Where it ends, and what it costs so far. */
  readonly end: CellId;
  readonly world: World;
  readonly cost: Cost;
  /** Squares walked before the load was left for the objective (DS-OBJ-08). */
  readonly shedAt: number;
}

interface Tail {
  readonly target: number;
  readonly strides: readonly Stride[];
  readonly end: CellId;
  readonly world: World;
}

type Tails = ReadonlyMap<string, Tail>;
const NO_TAILS: Tails = new Map();
/** More ways than any die is rolled for. */
const MOST = 200;

/**
 * All best ways to the goals, cut where they would cost more than `budget`. Ways that agree in
 * target, end, jumps, openings and things handled are one; of those the first in the order north,
 * east, south, west is drawn, in full strides (DS-TIE-06).
 */
export function solutionsTo(search: Search, goals: readonly Goal[], budget: number): Solution[] {
  const { scene } = search;
  const wanted = new Map<number, number[]>();
  for (const goal of goals) {
    const at = placeOf(scene, goal.world, goal.cell, goal.mp);
    wanted.set(at, [...(wanted.get(at) ?? []), goal.target]);
  }
  const worst = Math.max(...goals.map(({ world, cell, mp }) => costAt(search, world, cell, mp)!));
  const ends = new Set(goals.map(({ cell }) => cell));
  const memo = new Map<number, Tails>();

  function tailsFrom(world: World, cell: CellId, mp: number, owed: number, beyond: boolean): Tails {
    const at = placeOf(scene, world, cell, mp);
    const key = (at * MP + owed) * 2 + Number(beyond);
    const known = memo.get(key);
    if (known !== undefined) return known;
    memo.set(key, NO_TAILS);
    const tails = new Map<string, Tail>();
    for (const target of wanted.get(at) ?? []) {
      tails.set(`${target}@${cell}`, { target, strides: [], end: cell, world });
    }
    const cost = costAt(search, world, cell, mp)!;
    if (cost < worst) {
      const strider = striderOn(scene, search.errand, stride => follow(stride, cost));
      strider.mayPay = cost >> 8 < worst >> 8;
      stridesFrom(strider, world, cell, mp);
    }
    memo.set(key, tails);
    return tails;

    function follow(lent: Stride, before: number): void {
      const after = costAfter(before, lent);
      if (after > worst || costAt(search, lent.world, lent.cell, lent.mp) !== after) return;
      if ((after & 0xff) + squaresTo(scene, ends, lent.cell) > (worst & 0xff)) return;
      if (tails.size > MOST || (beyond && tails.size > 0)) return;
      const stride = { ...lent };
      const still = owing(stride);
      if (still === null) return;
      const cut = beyond || after >> 8 > budget;
      const rest = tailsFrom(stride.world, stride.cell, stride.mp, still, cut);
      if (rest.size === 0) return;
      if (cut) {
        tails.set(`cut@${cell}`, { target: -1, strides: [], end: cell, world });
        return;
      }
      const sign = signOf(stride, cell);
      for (const [tail, { target, strides, end, world: last }] of rest) {
        const whole = `${sign}${tail}`;
        if (tails.has(whole)) continue;
        tails.set(whole, { target, strides: [stride, ...strides], end, world: last });
      }
    }

    /**
     * Squares of the way on which the move just given up must not have been able to end. Full strides
     * mean that a move is cut short only where none of the squares within its reach was valid.
     */
    function owing(stride: Stride): number | null {
      if (stride.kind !== 'step') return owed === 0 ? 0 : null;
      const due = stride.fresh ? Math.max(owed, stride.lost) : owed;
      if (due === 0) return 0;
      return mayStop(scene, stride.world, stride.cell) ? null : due - 1;
    }
  }

  const tails = tailsFrom(scene.start, scene.cell, scene.left, 0, false);
  return [...tails.values()].map(tail => solutionOf(search, tail));
}

/** A square, the movement points left and a state of hands in one number. */
function placeOf({ plan }: Scene, { id }: World, cell: CellId, mp: number): number {
  return (id * plan.cells + cell) * MP + mp;
}

/** Squares to the nearest goal as the crow flies: no way is shorter. */
function squaresTo({ plan }: Scene, ends: Iterable<CellId>, from: CellId): number {
  let least = Number.POSITIVE_INFINITY;
  for (const end of ends) {
    const rows = Math.abs(rowOf(plan, from) - rowOf(plan, end));
    least = Math.min(least, rows + Math.abs(columnOf(plan, from) - columnOf(plan, end)));
  }
  return least;
}

/** What tells two ways apart: jumps, openings and things handled, and where. */
function signOf({ kind, way, turn, unlock, leave, hand, cell: to }: Stride, from: CellId): string {
  const opened = unlock === 0 ? '' : `unlock${unlock}@${from}${way} `;
  const left = leave ? `${opened}leave@${from} ` : opened;
  const done = hand === null ? '' : `${hand.do}${hand.what}@${to} `;
  return kind === 'step' ? left + done : `${left}${kind}${from}${way}${turn} ${done}`;
}

function solutionOf(search: Search, { target, strides, end, world }: Tail): Solution {
  const { scene } = search;
  const token = scene.state.names[scene.npc]!;
  const actions: DuelAction[] = [];
  let [at, holding, cost, squares, shedAt] = [scene.cell, scene.start, 0, 0, -1];
  for (const stride of strides) {
    if (stride.world.shed && !holding.shed) shedAt = squares;
    actions.push(...actionsOf(search, token, stride, at, holding));
    cost = costAfter(cost, stride);
    squares += stride.squares;
    [at, holding] = [stride.cell, stride.world];
  }
  return { target, actions, end, world, cost: costOf(cost), shedAt };
}

function actionsOf(
  { scene }: Search,
  token: string,
  stride: Stride,
  from: CellId,
  before: World,
): DuelAction[] {
  const { way, turn, kind, hand, leave } = stride;
  if (kind === 'open') return [{ do: 'open', token, side: way, far: turn === 1 }];
  const underfoot = before.load === NOBODY && isUnderfoot(before, from);
  const settingDown = scene.setDown && from === scene.cell && before === scene.start;
  if (kind === 'jump') {
    const land = turn as typeof way;
    return [{ do: 'jump', token, over: way, land, leave: leave || underfoot }];
  }
  const actions: DuelAction[] = [];
  if ((stride.unlock & NEAR) !== 0) actions.push({ do: 'open', token, side: way, far: false });
  if ((stride.unlock & FAR) !== 0) actions.push({ do: 'open', token, side: way, far: true });
  if (stride.fresh) actions.push({ do: 'move', token });
  if (leave || settingDown || (stride.fresh && underfoot)) actions.push({ do: 'drop' });
  actions.push({ do: 'step', to: way });
  if (hand?.do === 'drop') actions.push({ do: 'drop' });
  else if (hand !== null) {
    actions.push({ do: hand.do, token: scene.state.names[hand.what as Token]! });
  }
  return actions;
}

/** Something on which it rests, and which it leaves when it sets off. */
function isUnderfoot(world: World, cell: CellId): boolean {
  return world.thing[cell] !== NOBODY || world.lying[cell] !== NOBODY;
}

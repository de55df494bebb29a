import type { Random } from '@oubliette/kernel';
import {
  type CellId,
  columnOf,
  printCell,
  ROOM_SQUARES,
  type RoomPosition,
  rowOf,
} from '../board/index.ts';
import { planIn } from '../duel/state.ts';
import type { Token } from '../pieces/roster.ts';
import { rollingDie } from './planner/dice.ts';
import { mayEnter } from './planner/ground.ts';
import { type NpcScene, sceneOf } from './planner/scene.ts';
import type { SoloState } from './state.ts';

/** The free square of a room that an NPC reaches first in one move, else the one nearest to it (NC-NAGA-02). */
export function draughtFor(
  state: SoloState,
  npc: Token,
  position: RoomPosition,
  isFree: (cell: CellId) => boolean,
  random: Random,
): CellId | null {
  const plan = planIn(state);
  const first = position * ROOM_SQUARES;
  const free = [...plan.cellOf.subarray(first, first + ROOM_SQUARES)]
    .map(cell => cell as CellId)
    .filter(isFree)
    .sort((a, b) => a - b);
  if (free.length === 0) return null;
  const from = state.places[npc] as CellId;
  const away = (cell: CellId) =>
    Math.abs(rowOf(plan, cell) - rowOf(plan, from)) +
    Math.abs(columnOf(plan, cell) - columnOf(plan, from));
  const steps = stepsFrom(sceneOf(state, npc), from);
  const near = nearest(free, cell => steps.get(cell) ?? null);
  const best = near.length > 0 ? near : nearest(free, away);
  const options = best.map(cell => ({ target: null, end: printCell(plan, cell), deeds: [] }));
  return best[rollingDie(random).pick(options)]!;
}

function nearest(cells: readonly CellId[], measure: (cell: CellId) => number | null): CellId[] {
  const measured = cells.flatMap(cell => {
    const squares = measure(cell);
    return squares === null ? [] : [{ cell, squares }];
  });
  const least = Math.min(...measured.map(({ squares }) => squares));
  return measured.filter(({ squares }) => squares === least).map(({ cell }) => cell);
}

/** Squares within one move, on foot: jumps do not count. */
function stepsFrom(scene: NpcScene, from: CellId): ReadonlyMap<CellId, number> {
  const steps = new Map<CellId, number>([[from, 0]]);
  const { start, plan } = scene;
  for (const [cell, taken] of steps) {
    if (taken === scene.moves) continue;
    for (let way = 0; way < 4; way++) {
      if ((start.labyrinth.table[cell * 4 + way]! & ~scene.passes) !== 0) continue;
      const to = plan.neighbours[cell * 4 + way] as CellId;
      if (!steps.has(to) && mayEnter(scene, start, cell, to)) steps.set(to, taken + 1);
    }
  }
  return steps;
}

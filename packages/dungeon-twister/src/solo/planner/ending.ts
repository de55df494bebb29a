import type { CellId } from '../../board/index.ts';
import type { DuelAction } from '../../duel/action.ts';
import { NOBODY } from '../../pieces/roster.ts';
import { chooseWay } from './choose.ts';
import type { TieDie } from './dice.ts';
import { mayEnd, mayStop } from './ground.ts';
import type { NpcScene } from './scene.ts';
import { costAt, explore, MP } from './search.ts';
import type { ReachedGoal } from './solutions.ts';

/** The way from a square where a move cannot end to the first one where it can (DS-EDGE-01). */
export function nearestEnd(scene: NpcScene, die: TieDie): readonly DuelAction[] {
  if (scene.left === 0 || mayStop(scene, scene.start, scene.cell)) return [];
  const search = explore(scene, 0);
  let best = 0xffff;
  let goals: ReachedGoal[] = [];
  for (const world of scene.worlds.all) {
    for (let at = 0; at < scene.plan.cells; at++) {
      const cell = at as CellId;
      for (let mp = 0; mp < MP; mp++) {
        const cost = costAt(search, world, cell, mp);
        if (cost === null || cost > best || !mayEnd(scene, world, cell)) continue;
        if (cost < best) goals = [];
        best = cost;
        goals.push({ target: 0, world, cell, mp });
      }
    }
  }
  if (goals.length === 0) return [];
  const target = { sought: null, token: NOBODY, place: scene.cell, rank: 1, number: -1 };
  return chooseWay([{ search, target, cost: best, goals }], 0, die).actions;
}

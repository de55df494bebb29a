import {
  type CellId,
  type Direction,
  type EdgeId,
  farEdge,
  nearEdge,
  signOf,
  stateOf,
  whyNotWorked,
} from '../../board/index.ts';
import { ABILITY, NOBODY, type Token } from '../../pieces/roster.ts';
import { mayEnter } from './ground.ts';
import { hasAbility } from './scene.ts';
import { FAR, NEAR, steps } from './step.ts';
import { type Strider, showAlone } from './strider.ts';
import { changed, type World } from './world.ts';

/**
 * With the Key in hand or underfoot closed portcullises open for 1 AP (DS-KEY-01, DS-EDGE-10): one
 * that is passed at once, or one behind which the objective waits.
 */
export function unlock(strider: Strider, way: Direction, halted: boolean): void {
  const { scene, world, cell } = strider;
  const key = world.load === NOBODY ? (world.thing[cell] as Token) : world.load;
  if (!hasAbility(scene, key, ABILITY.unlocks)) return;
  const locked = lockedParts(world, cell, way);
  if (locked.length === 0) return;
  for (const { part, edge } of locked) {
    const opened = changed(scene, world, { opened: edge });
    showAlone(strider, 'open', way, part === FAR ? 1 : 0, opened, cell, 0, false);
  }
  const to = scene.plan.neighbours[cell * 4 + way] as CellId;
  if (halted || !mayEnter(scene, world, cell, to)) return;
  const parts = locked.reduce((sum, { part }) => sum + part, 0);
  steps(strider, to, way, parts);
}

/** The closed parts of what bars a side, the nearer one first. */
function lockedParts(
  { labyrinth }: World,
  cell: CellId,
  way: Direction,
): { readonly part: number; readonly edge: EdgeId }[] {
  const near = nearEdge(labyrinth, cell, way);
  const far = farEdge(labyrinth, cell, way);
  return [
    { part: NEAR, edge: near },
    { part: FAR, edge: far === near ? null : far },
  ].flatMap(({ part, edge }) => {
    if (edge === null || stateOf(labyrinth, edge) !== 'closed') return [];
    if (signOf(labyrinth, edge) !== 'P' || whyNotWorked(labyrinth, cell, edge) !== null) return [];
    return [{ part, edge }];
  });
}

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
import { hasAbility } from './scene.ts';
import { type Strider, showAlone } from './strider.ts';
import { changed, type WalkWorld } from './world.ts';

/**
 * With the Key in hand or underfoot closed portcullises open for 1 AP (DS-KEY-01, DS-EDGE-10): what is
 * passed with the next step, or behind which the objective waits.
 */
export function unlock(strider: Strider, way: Direction): void {
  const { scene, world, cell } = strider;
  const key = world.load === NOBODY ? (world.thing[cell] as Token) : world.load;
  if (!hasAbility(scene, key, ABILITY.unlocks)) return;
  for (const { far, edge } of lockedParts(world, cell, way)) {
    const opened = changed(scene, world, { opened: edge, gate: way });
    showAlone(strider, 'open', way, far ? 1 : 0, opened, cell, 0, false, 0);
  }
}

/** The closed parts of what bars a side, the nearer one first. */
function lockedParts(
  { labyrinth }: WalkWorld,
  cell: CellId,
  way: Direction,
): { readonly far: boolean; readonly edge: EdgeId }[] {
  const near = nearEdge(labyrinth, cell, way);
  const far = farEdge(labyrinth, cell, way);
  return [
    { far: false, edge: near },
    { far: true, edge: far === near ? null : far },
  ].flatMap(({ far: isFar, edge }) => {
    if (edge === null || stateOf(labyrinth, edge) !== 'closed') return [];
    if (signOf(labyrinth, edge) !== 'P' || whyNotWorked(labyrinth, cell, edge) !== null) return [];
    return [{ far: isFar, edge }];
  });
}

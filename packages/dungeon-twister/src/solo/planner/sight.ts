import { type CellId, DIRECTIONS, type Direction, SLIT } from '../../board/index.ts';
import { NOBODY } from '../../pieces/roster.ts';
import { isEnemy, type NpcScene } from './scene.ts';
import type { WalkWorld } from './world.ts';

/** The first character seen in a direction, and how far away, or null (DT-LOS-01 to 03, DT-SLIT-02). */
function firstSeen(
  scene: NpcScene,
  world: WalkWorld,
  from: CellId,
  way: Direction,
): { readonly cell: CellId; readonly squares: number } | null {
  const { table } = world.labyrinth;
  let transparent = SLIT;
  let [cell, squares] = [from, 0];
  while ((table[cell * 4 + way]! & ~transparent) === 0) {
    cell = scene.plan.neighbours[cell * 4 + way] as CellId;
    squares++;
    if (scene.standing[cell] !== NOBODY || world.lying[cell] !== NOBODY) return { cell, squares };
    transparent = 0;
  }
  return null;
}

/** The direction in which a square is the first with a character, or null. */
export function bearingOf(
  scene: NpcScene,
  world: WalkWorld,
  from: CellId,
  to: CellId,
): { readonly way: Direction; readonly squares: number } | null {
  for (const way of DIRECTIONS) {
    const seen = firstSeen(scene, world, from, way);
    if (seen !== null && seen.cell === to) return { way, squares: seen.squares };
  }
  return null;
}

/** All squares of the same row and column. */
export function inLineWith({ plan }: NpcScene, cell: CellId): CellId[] {
  return DIRECTIONS.flatMap(way => {
    const line: CellId[] = [];
    for (let at = plan.neighbours[cell * 4 + way]!; at >= 0; at = plan.neighbours[at * 4 + way]!) {
      line.push(at as CellId);
    }
    return line;
  });
}

export function neighboursOf({ plan }: Pick<NpcScene, 'plan'>, cell: CellId): CellId[] {
  return DIRECTIONS.map(way => plan.neighbours[cell * 4 + way] as CellId).filter(next => next >= 0);
}

/** Neighbours with nothing impassable between them (DT-CONV-03). */
export function areAdjacent(
  { plan }: NpcScene,
  world: WalkWorld,
  one: CellId,
  other: CellId,
): boolean {
  for (const way of DIRECTIONS) {
    if (plan.neighbours[one * 4 + way] !== other) continue;
    return world.labyrinth.table[one * 4 + way] === 0;
  }
  return false;
}

/** Healthy enemies beside a square. */
export function enemiesBeside(scene: NpcScene, world: WalkWorld, cell: CellId): number[] {
  return neighboursOf(scene, cell)
    .filter(next => areAdjacent(scene, world, cell, next))
    .map(next => scene.standing[next]!)
    .filter(token => isEnemy(scene, token));
}

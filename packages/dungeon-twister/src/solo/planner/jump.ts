/** Jumps of a walk (DS-JUMP-01). */
import { type CellId, DIRECTIONS, type Direction } from '../../board/index.ts';
import { ABILITY, NOBODY } from '../../pieces/roster.ts';
import { entriesOf } from './entries.ts';
import { mayEnter, mayStop } from './ground.ts';
import type { WalkErrand } from './hands.ts';
import { isEnemy, isPit, isWayOut, type NpcScene } from './scene.ts';
import { SHED, shedAt } from './step.ts';
import { type Strider, showAlone } from './strider.ts';
import { changed, type WalkWorld } from './world.ts';

/**
 * Over one pit without a character, straight on or round the corner, for 1 AP and no card (DS-JUMP-01).
 * Who flies over an empty one jumps only where no step leads on, to another pit (DS-EDGE-05).
 */
export function jumps(strider: Strider, pit: CellId, way: Direction): void {
  const { scene, world, cell, errand } = strider;
  if (scene.standing[pit] !== NOBODY || world.lying[pit] !== NOBODY) return;
  const { table } = world.labyrinth;
  const flies = (scene.abilities & ABILITY.levitates) !== 0 && world.thing[pit] === NOBODY;
  for (const land of DIRECTIONS) {
    if (table[pit * 4 + land] !== 0) continue;
    const to = scene.plan.neighbours[pit * 4 + land] as CellId;
    if (to === cell || (flies && mayEnter(scene, world, pit, to))) continue;
    const landing = (after: WalkWorld, leave: boolean, order: number) =>
      showAlone(strider, 'jump', way, land, after, to, 2, leave, order);
    lands(scene, takesOff(scene, world, cell), cell, to, errand, landing);
    const shed = shedAt(scene, world, cell, errand);
    if (shed === null) continue;
    lands(scene, shed, cell, to, errand, (after, _, order) => landing(after, true, order + SHED));
  }
}

/** Whoever jumps off a pit leaves the Rope that held them there (DT-JUMP-06). */
function takesOff(scene: NpcScene, world: WalkWorld, cell: CellId): WalkWorld {
  if (world.load === NOBODY || !isPit(world, cell)) return world;
  return changed(scene, world, { load: NOBODY, put: { what: world.load, at: cell }, free: false });
}

/** A landing takes what it lands on if that is better than the load, which then stays behind (DS-EDGE-02). */
function lands(
  scene: NpcScene,
  world: WalkWorld,
  from: CellId,
  to: CellId,
  errand: WalkErrand,
  landing: (after: WalkWorld, leave: boolean, order: number) => void,
): void {
  const leftRope = world.load === NOBODY && isPit(world, from);
  if (isWayOut(scene, to)) {
    const isFree = scene.standing[to] === NOBODY && world.lying[to] === NOBODY;
    if (isFree && world.ahead.length === 0) landing(world, leftRope, 0);
    return;
  }
  if (scene.standing[to] !== NOBODY || isEnemy(scene, world.lying[to]!)) return;
  for (const entry of entriesOf(scene, world, { from, to, lands: true }, errand)) {
    if (!mayStop(scene, entry.world, to)) continue;
    landing(entry.world, entry.leave || leftRope, entry.order);
  }
}

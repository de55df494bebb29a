import { type CellId, DIRECTIONS, PORTCULLIS } from '../../board/index.ts';
import { NOBODY } from '../../pieces/roster.ts';
import { mayEnter, mayStop } from './ground.ts';
import { jumps } from './jump.ts';
import { isPit, isWayOut } from './scene.ts';
import { steps } from './step.ts';
import type { Strider } from './strider.ts';
import { unlock } from './unlock.ts';
import type { World } from './world.ts';

/** Every stride that a walk can go on with (DS-OBJ-02). */
export function stridesFrom(strider: Strider, world: World, cell: CellId, mp: number): void {
  const { scene } = strider;
  if (world.done !== NOBODY || isWayOut(scene, cell)) return;
  const rests = strider.mayPay && mayStop(scene, world, cell);
  if (mp === 0 && !rests) return;
  strider.world = world;
  strider.cell = cell;
  strider.mp = mp;
  strider.rests = rests;
  const { table } = world.labyrinth;
  // A portcullis opened without being passed serves a deed from here: the walk is over.
  const halted = world.opened.length > 0;
  for (const way of DIRECTIONS) {
    const bars = table[cell * 4 + way]! & ~scene.passes;
    if (bars !== 0) {
      if (rests && bars === PORTCULLIS) unlock(strider, way, halted);
      continue;
    }
    if (halted) continue;
    const to = scene.plan.neighbours[cell * 4 + way] as CellId;
    const enters = mayEnter(scene, world, cell, to);
    if (enters) steps(strider, to, way, 0);
    if (rests && isPit(world, to) && table[cell * 4 + way] === 0) jumps(strider, to, way, enters);
  }
}

import { type CellId, DIRECTIONS, PORTCULLIS } from '../../board/index.ts';
import { NOBODY } from '../../pieces/roster.ts';
import { mayEnter, mayStop } from './ground.ts';
import { jumps } from './jump.ts';
import { isPit, isWayOut } from './scene.ts';
import { steps } from './step.ts';
import type { Strider } from './strider.ts';
import { unlock } from './unlock.ts';
import { NO_GATE, type WalkWorld } from './world.ts';

/** Every stride that a walk can go on with (DS-OBJ-02). */
export function stridesFrom(strider: Strider, world: WalkWorld, cell: CellId, mp: number): void {
  const { scene } = strider;
  if (world.done !== NOBODY || isWayOut(scene, cell)) return;
  const rests = strider.mayPay && mayStop(scene, world, cell);
  if (mp === 0 && !rests) return;
  strider.world = world;
  strider.cell = cell;
  strider.mp = mp;
  strider.rests = rests;
  const { table } = world.labyrinth;
  for (const way of DIRECTIONS) {
    // What was opened is passed with the next step, or serves a deed from here (DS-KEY-01).
    if (world.gate !== NO_GATE && world.gate !== way) continue;
    const bars = table[cell * 4 + way]! & ~scene.passes;
    if (bars !== 0) {
      if (rests && bars === PORTCULLIS) unlock(strider, way);
      continue;
    }
    const to = scene.plan.neighbours[cell * 4 + way] as CellId;
    if (mayEnter(scene, world, cell, to)) steps(strider, to, way);
    if (!rests || world.gate !== NO_GATE) continue;
    if (isPit(world, to) && table[cell * 4 + way] === 0) jumps(strider, to, way);
  }
}

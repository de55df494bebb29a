/** Steps of a walk, and what changes hands with them. */
import type { CellId, Direction } from '../../board/index.ts';
import { NOBODY } from '../../pieces/roster.ts';
import { entriesOf } from './entries.ts';
import { canLeave, mayEnter, mayStop } from './ground.ts';
import type { SquareEntry, WalkErrand } from './hands.ts';
import { isWayOut, type NpcScene } from './scene.ts';
import type { Strider } from './strider.ts';
import { changed, NO_GATE, type WalkWorld } from './world.ts';

/** The load is kept as long as it can be (DS-OBJ-08). */
export const SHED = 100;

export function steps(strider: Strider, to: CellId, way: Direction): void {
  const { scene, world, cell, errand } = strider;
  const past = world.gate === NO_GATE ? world : changed(scene, world, { gate: NO_GATE });
  if (isVacant(scene, past, cell, to)) tread(strider, way, to, vacant(past), 0, false);
  else {
    const going = { from: cell, to, lands: false };
    for (const entry of entriesOf(scene, past, going, errand)) {
      tread(strider, way, to, entry, entry.order, entry.leave);
    }
  }
  const shed = shedAt(scene, past, cell, errand);
  if (shed === null || !mayEnter(scene, shed, cell, to)) return;
  const entries = isVacant(scene, shed, cell, to)
    ? [vacant(shed)]
    : entriesOf(scene, shed, { from: cell, to, lands: false }, errand);
  for (const entry of entries) tread(strider, way, to, entry, entry.order + SHED, true);
}

function tread(
  { scene, world, mp, rests, shown, visit }: Strider,
  way: Direction,
  to: CellId,
  { world: after, hand, ends }: SquareEntry,
  order: number,
  leave: boolean,
): void {
  if (ends && !mayStop(scene, after, to)) return;
  shown.kind = 'step';
  shown.way = way;
  shown.turn = 0;
  shown.world = after;
  shown.cell = to;
  shown.squares = 1;
  shown.leave = leave;
  shown.hand = hand;
  if (mp > 0 && world.gate === NO_GATE) {
    shown.mp = ends ? 0 : mp - 1;
    shown.ap = 0;
    shown.fresh = false;
    shown.order = order;
    visit(shown);
  }
  if (!rests || (mp > 0 && goesOn(scene, after, to, ends))) return;
  shown.mp = ends ? 0 : scene.moves - 1;
  shown.ap = 1;
  shown.fresh = true;
  // Movement points are lost: a move that goes on comes first (DS-TIE-06).
  shown.order = mp > 0 ? order + 1 : order;
  visit(shown);
}

/** Whether the move under way could end there as well: then no new one begins before (DS-TIE-06). */
function goesOn(scene: NpcScene, after: WalkWorld, to: CellId, ends: boolean): boolean {
  return !ends && (isWayOut(scene, to) || mayStop(scene, after, to));
}

function vacant(world: WalkWorld): SquareEntry {
  return { world, leave: false, hand: null, ends: false, order: 0 };
}

/** Nobody and nothing there that could change hands, and a load that could be left there as well as before. */
function isVacant(scene: NpcScene, world: WalkWorld, cell: CellId, to: CellId): boolean {
  if (world.ahead.length > 0 || world.free) return false;
  if (isWayOut(scene, to)) return true;
  if (scene.standing[to] !== NOBODY || world.thing[to] !== NOBODY || world.lying[to] !== NOBODY)
    return false;
  const { load } = world;
  if (load === NOBODY || canLeave(scene, world, load, to)) return true;
  return !canLeave(scene, world, load, cell);
}

/** The world without the load, which stays here for the sake of the objective (DS-OBJ-08). */
export function shedAt(
  scene: NpcScene,
  world: WalkWorld,
  cell: CellId,
  errand: WalkErrand,
): WalkWorld | null {
  const { load } = world;
  if (errand.sheds === 'never' || world.shed || load === NOBODY || load !== scene.start.load)
    return null;
  if (world.ahead.length > 0 || !canLeave(scene, world, load, cell)) return null;
  const put = errand.sheds === 'nowhere' ? {} : { put: { what: load, at: cell } };
  return changed(scene, world, { load: NOBODY, ...put, shed: true, free: false });
}

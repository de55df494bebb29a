/** Steps of a walk, and what changes hands with them. */
import type { CellId, Direction } from '../../board/index.ts';
import { NOBODY } from '../../pieces/roster.ts';
import { fetch, leftLying, putAhead } from './ahead.ts';
import { canLeave, mayEnter, mayStop } from './ground.ts';
import { type Entry, type Errand, entriesOf, type Hand } from './hands.ts';
import { isWayOut, type Scene } from './scene.ts';
import type { Strider } from './strider.ts';
import { changed, type World } from './world.ts';

export const NEAR = 1;
export const FAR = 2;
/** parts of a portcullis → how many they are */
const OPENINGS = [0, 1, 1, 2] as const;

/** `unlocked`: parts of what bars the step that are opened before it. */
export function steps(strider: Strider, to: CellId, way: Direction, unlocked: number): void {
  const { scene, world, cell, errand } = strider;
  if (world.ahead !== NOBODY) {
    const fetched = fetch(scene, world, cell, to, errand);
    if (fetched !== null)
      tread(strider, way, fetched.world, to, unlocked, fetched.hand, fetched.ends, false);
    return;
  }
  if (isVacant(scene, world, to)) tread(strider, way, world, to, unlocked, null, false, false);
  else {
    for (const { world: after, hand, ends, leave } of entriesOf(scene, world, cell, to, errand)) {
      tread(strider, way, after, to, unlocked, hand, ends, leave);
    }
    const lying = leftLying(scene, world, to);
    if (lying !== null) tread(strider, way, lying, to, unlocked, null, false, false);
  }
  const ahead = putAhead(scene, world, cell, to, errand);
  if (ahead !== null) tread(strider, way, ahead, to, unlocked, null, false, true);
  const shed = shedAt(scene, world, cell, errand);
  if (shed === null || !mayEnter(scene, shed, cell, to)) return;
  for (const { world: after, hand, ends } of enter(scene, shed, cell, to, errand)) {
    tread(strider, way, after, to, unlocked, hand, ends, true);
  }
}

function tread(
  { scene, mp, rests, shown, visit }: Strider,
  way: Direction,
  after: World,
  to: CellId,
  unlocked: number,
  hand: Hand | null,
  ends: boolean,
  leave: boolean,
): void {
  if (ends && !mayStop(scene, after, to)) return;
  shown.kind = 'step';
  shown.way = way;
  shown.turn = 0;
  shown.world = after;
  shown.cell = to;
  shown.squares = 1;
  shown.unlock = unlocked;
  shown.leave = leave;
  shown.hand = hand;
  if (mp > 0 && unlocked === 0) {
    shown.mp = ends ? 0 : mp - 1;
    shown.ap = 0;
    shown.fresh = false;
    shown.lost = 0;
    visit(shown);
  }
  if (!rests || (mp > 0 && unlocked === 0 && goesOn(scene, after, to, ends))) return;
  shown.mp = ends ? 0 : scene.moves - 1;
  shown.ap = 1 + OPENINGS[unlocked]!;
  shown.fresh = true;
  shown.lost = unlocked === 0 ? mp : 0;
  visit(shown);
}

/** Whether the move under way could end there as well: then no new one begins before (DS-TIE-06). */
function goesOn(scene: Scene, after: World, to: CellId, ends: boolean): boolean {
  return !ends && (isWayOut(scene, to) || mayStop(scene, after, to));
}

/** Nobody and nothing there that could change hands. */
function isVacant(scene: Scene, world: World, to: CellId): boolean {
  if (isWayOut(scene, to)) return true;
  return scene.standing[to] === NOBODY && world.thing[to] === NOBODY && world.lying[to] === NOBODY;
}

export function enter(
  scene: Scene,
  world: World,
  cell: CellId,
  to: CellId,
  errand: Errand,
): readonly Entry[] {
  if (isVacant(scene, world, to)) return [{ world, leave: false, hand: null, ends: false }];
  return entriesOf(scene, world, cell, to, errand);
}

/** The world without the load, which stays here for the sake of the objective (DS-OBJ-08). */
export function shedAt(scene: Scene, world: World, cell: CellId, errand: Errand): World | null {
  const { load } = world;
  if (!errand.mayShed || world.shed || load === NOBODY || load !== scene.start.load) return null;
  if (!canLeave(scene, world, load, cell)) return null;
  return changed(scene, world, { load: NOBODY, put: { what: load, at: cell }, shed: true });
}

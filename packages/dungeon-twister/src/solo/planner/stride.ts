/** One stride of a walk: a step, a jump, or the Key in a portcullis (DS-OBJ-02). */
import {
  type CellId,
  DIRECTIONS,
  type Direction,
  type EdgeId,
  farEdge,
  nearEdge,
  PORTCULLIS,
  signOf,
  stateOf,
  whyNotWorked,
} from '../../board/index.ts';
import { ABILITY, NOBODY, type Token } from '../../pieces/roster.ts';
import { canLeave, mayEnter, mayStop } from './ground.ts';
import { type Entry, type Errand, entriesOf, type Hand } from './hands.ts';
import { changed, hasAbility, isEnemy, isPit, isWayOut, type Scene, type World } from './scene.ts';

export interface Stride {
  readonly kind: 'step' | 'jump' | 'open';
  readonly way: Direction;
  /** Of a jump: where it lands, seen from the pit. Of an opening: 1 for the far part. */
  readonly turn: number;
  readonly world: World;
  readonly cell: CellId;
  /** Movement points left afterwards. */
  readonly mp: number;
  readonly ap: number;
  readonly squares: number;
  /** A new move begins, and this many movement points of the old one are lost. */
  readonly fresh: boolean;
  readonly lost: number;
  /** Parts of a portcullis that are first opened with the Key: 1 near, 2 far, 3 both. */
  readonly unlock: number;
  /** The load is left where the stride begins. */
  readonly leave: boolean;
  readonly hand: Hand | null;
}

type Visit = (stride: Stride) => void;

export function stridesFrom(
  scene: Scene,
  world: World,
  cell: CellId,
  mp: number,
  errand: Errand,
  visit: Visit,
): void {
  if (world.done !== NOBODY || isWayOut(scene, cell)) return;
  const rests = mayStop(scene, world, cell);
  if (mp === 0 && !rests) return;
  const { table } = world.labyrinth;
  // A portcullis opened without being passed serves a deed from here: the walk is over.
  const halted = world.opened.length > 0;
  for (const way of DIRECTIONS) {
    const bars = table[cell * 4 + way]! & ~scene.passes;
    if (bars !== 0) {
      if (rests && bars === PORTCULLIS) unlock(scene, world, cell, way, errand, halted, visit);
      continue;
    }
    if (halted) continue;
    const to = scene.plan.neighbours[cell * 4 + way] as CellId;
    if (mayEnter(scene, world, cell, to)) {
      steps(scene, world, cell, to, way, { mp, rests, unlock: 0, price: 0 }, errand, visit);
    } else if (rests && isPit(world, to) && table[cell * 4 + way] === 0) {
      jumps(scene, world, cell, to, way, errand, visit);
    }
  }
}

/** How a step begins: in a move under way, or with a new one, after opening what bars it. */
interface Start {
  readonly mp: number;
  readonly rests: boolean;
  readonly unlock: number;
  readonly price: number;
}

function steps(
  scene: Scene,
  world: World,
  cell: CellId,
  to: CellId,
  way: Direction,
  { mp, rests, unlock, price }: Start,
  errand: Errand,
  visit: Visit,
): void {
  const walk = ({ world: after, hand, ends }: Entry, leave: boolean) => {
    if (ends && !mayStop(scene, after, to)) return;
    if (mp > 0) {
      visit(stepOf(way, after, to, ends ? 0 : mp - 1, 0, false, 0, unlock, leave, hand));
    }
    if (!rests) return;
    const left = ends ? 0 : scene.moves - 1;
    visit(stepOf(way, after, to, left, 1 + price, true, mp, unlock, leave, hand));
  };
  for (const entry of enter(scene, world, cell, to, errand)) walk(entry, entry.leave);
  const shed = shedAt(scene, world, cell, errand);
  if (shed === null || !mayEnter(scene, shed, cell, to)) return;
  for (const entry of enter(scene, shed, cell, to, errand)) walk(entry, true);
}

/** One shape for all steps: there are a great many of them. */
function stepOf(
  way: Direction,
  world: World,
  cell: CellId,
  mp: number,
  ap: number,
  fresh: boolean,
  lost: number,
  unlocked: number,
  leave: boolean,
  hand: Hand | null,
): Stride {
  return {
    kind: 'step',
    way,
    turn: 0,
    world,
    cell,
    mp,
    ap,
    squares: 1,
    fresh,
    lost,
    unlock: unlocked,
    leave,
    hand,
  };
}

function enter(
  scene: Scene,
  world: World,
  cell: CellId,
  to: CellId,
  errand: Errand,
): readonly Entry[] {
  const empty =
    scene.standing[to] === NOBODY && world.thing[to] === NOBODY && world.lying[to] === NOBODY;
  if (empty || isWayOut(scene, to)) return [{ world, leave: false, hand: null, ends: false }];
  return entriesOf(scene, world, cell, to, errand);
}

/** The world without the load, which stays here for the sake of the objective (DS-OBJ-08). */
function shedAt(scene: Scene, world: World, cell: CellId, errand: Errand): World | null {
  const { load } = world;
  if (!errand.mayShed || world.shed || load === NOBODY || load !== scene.start.load) return null;
  if (!canLeave(scene, world, load, cell)) return null;
  return changed(scene, world, { load: NOBODY, put: { what: load, at: cell }, shed: true });
}

/** Over one pit without a character, straight on or round the corner, for 1 AP and no card (DS-JUMP-01). */
function jumps(
  scene: Scene,
  world: World,
  cell: CellId,
  pit: CellId,
  way: Direction,
  errand: Errand,
  visit: Visit,
): void {
  if (scene.standing[pit] !== NOBODY || world.lying[pit] !== NOBODY) return;
  const { table } = world.labyrinth;
  for (const land of DIRECTIONS) {
    if (table[pit * 4 + land] !== 0) continue;
    const to = scene.plan.neighbours[pit * 4 + land] as CellId;
    if (to === cell) continue;
    const landing = (after: World, leave: boolean) =>
      visit({
        kind: 'jump',
        way,
        turn: land,
        world: after,
        cell: to,
        mp: 0,
        ap: 1,
        squares: 2,
        fresh: false,
        lost: 0,
        unlock: 0,
        leave,
        hand: null,
      });
    const flying = takesOff(scene, world, cell);
    lands(scene, flying, cell, to, errand, landing);
    const shed = shedAt(scene, world, cell, errand);
    if (shed !== null) lands(scene, shed, cell, to, errand, after => landing(after, true));
  }
}

/** Whoever jumps off a pit leaves the Rope that held him there (DT-JUMP-06). */
function takesOff(scene: Scene, world: World, cell: CellId): World {
  if (world.load === NOBODY || !isPit(world, cell)) return world;
  return changed(scene, world, { load: NOBODY, put: { what: world.load, at: cell } });
}

/** A landing takes what it lands on if that is better than the load, which then stays behind (DS-EDGE-02). */
function lands(
  scene: Scene,
  world: World,
  from: CellId,
  to: CellId,
  errand: Errand,
  landing: (after: World, leave: boolean) => void,
): void {
  const leftRope = world.load === NOBODY && isPit(world, from);
  if (isWayOut(scene, to)) {
    if (scene.standing[to] === NOBODY && world.lying[to] === NOBODY) landing(world, leftRope);
    return;
  }
  if (scene.standing[to] !== NOBODY || isEnemy(scene, world.lying[to]!)) return;
  for (const entry of enter(scene, world, from, to, errand)) {
    if (entry.hand?.do === 'swap' || !mayStop(scene, entry.world, to)) continue;
    landing(entry.world, entry.leave || leftRope);
  }
}

/**
 * With the Key in hand or underfoot closed portcullises open for 1 AP (DS-KEY-01, DS-EDGE-10): one
 * that is passed at once, or one behind which the objective waits.
 */
function unlock(
  scene: Scene,
  world: World,
  cell: CellId,
  way: Direction,
  errand: Errand,
  halted: boolean,
  visit: Visit,
): void {
  const key = world.load === NOBODY ? (world.thing[cell] as Token) : world.load;
  if (!hasAbility(scene, key, ABILITY.unlocks)) return;
  const locked = lockedParts(world, cell, way);
  if (locked.length === 0) return;
  for (const { part, edge } of locked) {
    const opened = changed(scene, world, { opened: edge });
    visit({
      kind: 'open',
      way,
      turn: part === FAR ? 1 : 0,
      world: opened,
      cell,
      mp: 0,
      ap: 1,
      squares: 0,
      fresh: false,
      lost: 0,
      unlock: 0,
      leave: false,
      hand: null,
    });
  }
  const to = scene.plan.neighbours[cell * 4 + way] as CellId;
  if (halted || !mayEnter(scene, world, cell, to)) return;
  const parts = locked.reduce((sum, { part }) => sum + part, 0);
  const start = { mp: 0, rests: true, unlock: parts, price: locked.length };
  steps(scene, world, cell, to, way, start, errand, visit);
}

export const NEAR = 1;
export const FAR = 2;

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

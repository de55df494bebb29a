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
import { fetch, putAhead } from './ahead.ts';
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

/** What is shown is only lent: whoever keeps a stride copies it. */
type Visit = (stride: Stride) => void;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The one stride that is shown again and again: there are a great many of them. */
function lent(world: World): Mutable<Stride> {
  return {
    kind: 'step',
    way: DIRECTIONS[0]!,
    turn: 0,
    world,
    cell: 0 as CellId,
    mp: 0,
    ap: 0,
    squares: 0,
    fresh: false,
    lost: 0,
    unlock: 0,
    leave: false,
    hand: null,
  };
}

/** How a step begins: in a move under way, or with a new one, after opening what bars it. */
interface Start {
  readonly scene: Scene;
  readonly world: World;
  readonly cell: CellId;
  readonly mp: number;
  readonly rests: boolean;
  readonly unlock: number;
  readonly price: number;
  readonly errand: Errand;
  readonly shown: Mutable<Stride>;
  readonly visit: Visit;
}

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
  const shown = lent(world);
  const start: Start = { scene, world, cell, mp, rests, unlock: 0, price: 0, errand, shown, visit };
  for (const way of DIRECTIONS) {
    const bars = table[cell * 4 + way]! & ~scene.passes;
    if (bars !== 0) {
      if (rests && bars === PORTCULLIS) unlock(start, way, halted);
      continue;
    }
    if (halted) continue;
    const to = scene.plan.neighbours[cell * 4 + way] as CellId;
    if (mayEnter(scene, world, cell, to)) steps(start, to, way);
    else if (rests && isPit(world, to) && table[cell * 4 + way] === 0) jumps(start, to, way);
  }
}

function steps(start: Start, to: CellId, way: Direction): void {
  const { scene, world, cell, errand } = start;
  if (world.ahead !== NOBODY) {
    const fetched = fetch(scene, world, to, errand);
    if (fetched !== null) tread(start, way, fetched.world, to, fetched.hand, fetched.ends, false);
    return;
  }
  if (isVacant(scene, world, to)) tread(start, way, world, to, null, false, false);
  else {
    for (const { world: after, hand, ends, leave } of entriesOf(scene, world, cell, to, errand)) {
      tread(start, way, after, to, hand, ends, leave);
    }
    const ahead = putAhead(scene, world, cell, to, errand);
    if (ahead !== null) tread(start, way, ahead, to, null, false, true);
  }
  const shed = shedAt(scene, world, cell, errand);
  if (shed === null || !mayEnter(scene, shed, cell, to)) return;
  for (const { world: after, hand, ends } of enter(scene, shed, cell, to, errand)) {
    tread(start, way, after, to, hand, ends, true);
  }
}

function tread(
  { scene, mp, rests, unlock: unlocked, price, shown, visit }: Start,
  way: Direction,
  after: World,
  to: CellId,
  hand: Hand | null,
  ends: boolean,
  leave: boolean,
): void {
  if (ends && !mayStop(scene, after, to)) return;
  const show = (left: number, ap: number, fresh: boolean, lost: number) => {
    shown.kind = 'step';
    shown.way = way;
    shown.turn = 0;
    shown.world = after;
    shown.cell = to;
    shown.mp = left;
    shown.ap = ap;
    shown.squares = 1;
    shown.fresh = fresh;
    shown.lost = lost;
    shown.unlock = unlocked;
    shown.leave = leave;
    shown.hand = hand;
    visit(shown);
  };
  if (mp > 0) show(ends ? 0 : mp - 1, 0, false, 0);
  if (rests) show(ends ? 0 : scene.moves - 1, 1 + price, true, mp);
}

/** Nobody and nothing there that could change hands. */
function isVacant(scene: Scene, world: World, to: CellId): boolean {
  if (isWayOut(scene, to)) return true;
  return scene.standing[to] === NOBODY && world.thing[to] === NOBODY && world.lying[to] === NOBODY;
}

function enter(
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
function shedAt(scene: Scene, world: World, cell: CellId, errand: Errand): World | null {
  const { load } = world;
  if (!errand.mayShed || world.shed || load === NOBODY || load !== scene.start.load) return null;
  if (!canLeave(scene, world, load, cell)) return null;
  return changed(scene, world, { load: NOBODY, put: { what: load, at: cell }, shed: true });
}

/** Over one pit without a character, straight on or round the corner, for 1 AP and no card (DS-JUMP-01). */
function jumps(
  { scene, world, cell, errand, shown, visit }: Start,
  pit: CellId,
  way: Direction,
): void {
  if (scene.standing[pit] !== NOBODY || world.lying[pit] !== NOBODY) return;
  const { table } = world.labyrinth;
  const flying = takesOff(scene, world, cell);
  for (const land of DIRECTIONS) {
    if (table[pit * 4 + land] !== 0) continue;
    const to = scene.plan.neighbours[pit * 4 + land] as CellId;
    if (to === cell) continue;
    const landing = (after: World, leave: boolean) => {
      const jump = { kind: 'jump', way, turn: land, world: after, cell: to, leave } as const;
      visit(Object.assign(shown, ALONE, jump));
    };
    lands(scene, flying, cell, to, errand, landing);
    const shed = shedAt(scene, world, cell, errand);
    if (shed !== null) lands(scene, shed, cell, to, errand, after => landing(after, true));
  }
}

/** An action of its own, which is no part of a move. */
const ALONE = { mp: 0, ap: 1, squares: 2, fresh: false, lost: 0, unlock: 0, hand: null } as const;

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
function unlock(start: Start, way: Direction, halted: boolean): void {
  const { scene, world, cell, shown, visit } = start;
  const key = world.load === NOBODY ? (world.thing[cell] as Token) : world.load;
  if (!hasAbility(scene, key, ABILITY.unlocks)) return;
  const locked = lockedParts(world, cell, way);
  if (locked.length === 0) return;
  for (const { part, edge } of locked) {
    const opened = changed(scene, world, { opened: edge });
    const turn = part === FAR ? 1 : 0;
    const opening = { kind: 'open', way, turn, world: opened, cell, squares: 0 } as const;
    visit(Object.assign(shown, ALONE, opening, { leave: false }));
  }
  const to = scene.plan.neighbours[cell * 4 + way] as CellId;
  if (halted || !mayEnter(scene, world, cell, to)) return;
  const parts = locked.reduce((sum, { part }) => sum + part, 0);
  steps({ ...start, mp: 0, rests: true, unlock: parts, price: locked.length }, to, way);
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

/** The board as a walk has left it, and what a stride makes of it. */
import { altered, type CellId, type EdgeId, type Labyrinth, setEdge } from '../../board/index.ts';
import { NOBODY, type Roster, type Token } from '../../pieces/roster.ts';
import { copyOf } from './tables.ts';

/**
 * What the walker holds, where the things lie that it moved, and which portcullises it opened. Equal
 * worlds are one.
 */
export interface World {
  readonly id: number;
  readonly load: Token;
  /** cell → wounded character, or NOBODY; without the walker's load */
  readonly lying: Int8Array;
  /** cell → object, or NOBODY; without the walker's load */
  readonly thing: Int8Array;
  readonly labyrinth: Labyrinth;
  /** What was got or delivered: the walk ends here. */
  readonly done: Token;
  /** The walker has let go of its load for the sake of its objective (DS-OBJ-08). */
  readonly shed: boolean;
  /** What it has put down ahead for something better that is yet to be taken (DS-ITEM-02), or NOBODY. */
  readonly ahead: Token;
  /** Things that are elsewhere now, each with its square in one number, in rising order. */
  readonly moved: readonly number[];
  readonly opened: readonly EdgeId[];
  /** Worlds that differ only in where things were left have the same kin. */
  readonly kin: number;
  /** Worlds that follow, by their changes. */
  readonly next: Map<number, World>;
}

/** All worlds of a scene. */
export interface Worlds {
  readonly all: World[];
  readonly byName: Map<string, World>;
  /** load, errand and openings → the first world that has them */
  readonly kins: Map<string, number>;
}

/** Where worlds are kept, and who is who in them. */
interface Keeping {
  readonly worlds: Worlds;
  readonly roster: Roster;
}

export function worldsFrom(
  load: Token,
  lying: Int8Array,
  thing: Int8Array,
  labyrinth: Labyrinth,
): Worlds {
  const hands: Hands = { load, done: NOBODY, shed: false, ahead: NOBODY, moved: [], opened: [] };
  const start: World = { ...hands, id: 0, lying, thing, labyrinth, kin: 0, next: new Map() };
  return {
    all: [start],
    byName: new Map([[nameOf(hands), start]]),
    kins: new Map([[familyOf(hands), 0]]),
  };
}

/** What tells worlds apart. */
type Hands = Pick<World, 'load' | 'done' | 'shed' | 'ahead' | 'moved' | 'opened'>;

/** Each number is one character: a short word is found faster than a long one. */
function familyOf({ load, done, shed, ahead, opened }: Hands): string {
  return String.fromCharCode(load + 1, done + 1, Number(shed), ahead + 1, ...opened);
}

function nameOf({ load, done, shed, ahead, moved, opened }: Hands): string {
  const edges = opened.length < 2 ? opened : [...opened].sort((a, b) => a - b);
  const all = [load + 1, done + 1, Number(shed), ahead + 1, moved.length, ...moved, ...edges];
  return String.fromCharCode(...all);
}

export interface Change {
  readonly load?: Token;
  /** Something goes from a square into somebody's hands. */
  readonly taken?: { readonly what: Token; readonly from: CellId };
  readonly put?: { readonly what: Token; readonly at: CellId };
  readonly opened?: EdgeId;
  readonly done?: Token;
  readonly shed?: boolean;
  readonly ahead?: Token;
}

/** The world after a change, one and the same for equal changes. */
export function changed(keeping: Keeping, world: World, change: Change): World {
  const short = numberOf(change);
  const known = world.next.get(short);
  if (known !== undefined) return known;
  const next = become(keeping, world, change);
  world.next.set(short, next);
  return next;
}

/** A change in one number, to find its world again. */
function numberOf(change: Change): number {
  const { load = -2, taken, put, opened = -1, done = -2, shed = false, ahead = -2 } = change;
  let number = (load + 2) * 64 + (taken?.what ?? -1) + 1;
  number = number * 64 + (put?.what ?? -1) + 1;
  number = number * 256 + (put?.at ?? -1) + 1;
  number = number * 64 + done + 2;
  number = number * 1024 + opened + 1;
  number = number * 64 + ahead + 2;
  return number * 2 + Number(shed);
}

function become({ worlds, roster }: Keeping, world: World, change: Change): World {
  const { load = world.load, taken, put, opened } = change;
  const { done = world.done, shed = world.shed, ahead = world.ahead } = change;
  let { moved } = world;
  if (taken !== undefined) moved = withSpot(moved, taken.what, NOBODY);
  if (put !== undefined) moved = withSpot(moved, put.what, put.at);
  const edges = opened === undefined ? world.opened : [...world.opened, opened];
  const hands: Hands = { load, done, shed, ahead, moved, opened: edges };
  const name = nameOf(hands);
  const known = worlds.byName.get(name);
  if (known !== undefined) return known;
  let { lying, thing } = world;
  const set = (token: Token, cell: CellId, then: Token) => {
    const isCharacter = roster.isCharacter[token] === 1;
    const layer = copyOf(isCharacter ? lying : thing);
    layer[cell] = then;
    if (isCharacter) lying = layer;
    else thing = layer;
  };
  if (taken !== undefined) set(taken.what, taken.from, NOBODY);
  if (put !== undefined) set(put.what, put.at, put.what);
  const labyrinth = opened === undefined ? world.labyrinth : withOpen(world.labyrinth, opened);
  const id = worlds.all.length;
  const family = familyOf(hands);
  const kin = worlds.kins.get(family) ?? id;
  worlds.kins.set(family, kin);
  const next: World = { ...hands, id, lying, thing, labyrinth, kin, next: new Map() };
  worlds.all.push(next);
  worlds.byName.set(name, next);
  return next;
}

const unlocked = new WeakMap<Labyrinth, Map<EdgeId, Labyrinth>>();

/** A labyrinth with a portcullis open, one and the same for all worlds. */
function withOpen(labyrinth: Labyrinth, edge: EdgeId): Labyrinth {
  const known = unlocked.get(labyrinth) ?? new Map<EdgeId, Labyrinth>();
  unlocked.set(labyrinth, known);
  const open = known.get(edge) ?? altered(labyrinth, copy => setEdge(copy, edge, 'open'));
  known.set(edge, open);
  return open;
}

const CELLS = 256;

/** The list with a thing on another square, or in hand (NOBODY). */
function withSpot(moved: readonly number[], thing: Token, at: number): number[] {
  const others = moved.filter(spot => Math.floor(spot / CELLS) !== thing);
  const spot = thing * CELLS + at + 1;
  const later = others.findIndex(other => other > spot);
  return others.toSpliced(later < 0 ? others.length : later, 0, spot);
}

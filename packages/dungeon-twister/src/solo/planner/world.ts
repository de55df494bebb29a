/** The board as a walk has left it, and what a stride makes of it. */
import { altered, type CellId, type EdgeId, type Labyrinth, setEdge } from '../../board/index.ts';
import { NOBODY, type Roster, type Token } from '../../pieces/roster.ts';
import { copyOf } from './tables.ts';

/**
 * What the walker holds, where the things lie that it moved, and which portcullises it opened. Equal
 * worlds are one.
 */
export interface WalkWorld {
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
  /** What was put down, or left lying, for something better that is yet to be taken (DS-ITEM-02, DS-EDGE-16). */
  readonly ahead: readonly Token[];
  /** The load cannot be left here, but could have been further back (DS-ITEM-02). */
  readonly free: boolean;
  /** The direction of a portcullis that was just opened and is to be passed next, or NO_GATE (DS-KEY-01). */
  readonly gate: number;
  /** Things that are elsewhere now, each with its square in one number, in rising order. */
  readonly moved: readonly number[];
  readonly opened: readonly EdgeId[];
  /** Those that were open when something changed hands last: only then a way leads back through them. */
  readonly kept: readonly EdgeId[];
  /** Worlds that differ only in what was opened since have the same peer. */
  readonly peer: number;
  /** Worlds that differ only in where things were left and what was opened have the same kin. */
  readonly kin: number;
  /** Worlds that follow, by their changes. */
  readonly next: Map<number, WalkWorld>;
}

export const NO_GATE = -1;
const NOTHING: readonly Token[] = [];

/** All worlds of a scene. */
export interface SceneWorlds {
  readonly all: WalkWorld[];
  readonly byName: Map<string, WalkWorld>;
  /** what peers and kin have in common → the first world that has it */
  readonly peers: Map<string, number>;
  readonly kins: Map<string, number>;
}

/** Where worlds are kept, and who is who in them. */
interface Keeping {
  readonly worlds: SceneWorlds;
  readonly roster: Roster;
}

export function worldsFrom(
  load: Token,
  lying: Int8Array,
  thing: Int8Array,
  labyrinth: Labyrinth,
): SceneWorlds {
  const hands: Hands = {
    load,
    done: NOBODY,
    shed: false,
    ahead: NOTHING,
    free: false,
    gate: NO_GATE,
    moved: [],
    opened: [],
    kept: [],
  };
  const layers = { lying, thing, labyrinth };
  const start: WalkWorld = { ...hands, ...layers, id: 0, peer: 0, kin: 0, next: new Map() };
  return {
    all: [start],
    byName: new Map([[nameOf(hands), start]]),
    peers: new Map([[peerOf(hands), 0]]),
    kins: new Map([[kinOf(hands), 0]]),
  };
}

/** What tells worlds apart. */
type Hands = Pick<
  WalkWorld,
  'load' | 'done' | 'shed' | 'ahead' | 'free' | 'gate' | 'moved' | 'opened' | 'kept'
>;

/** Each number is one character: a short word is found faster than a long one. */
function kinOf({ load, done, shed, ahead, free, gate }: Hands): string {
  const flags = Number(shed) * 2 + Number(free);
  return String.fromCharCode(load + 1, done + 1, flags, gate + 1, ahead.length, ...ahead);
}

function peerOf(hands: Hands): string {
  const { moved, kept } = hands;
  return kinOf(hands) + String.fromCharCode(moved.length, ...moved, ...kept);
}

function nameOf(hands: Hands): string {
  return peerOf(hands) + String.fromCharCode(0xffff, ...hands.opened);
}

export interface WorldChange {
  readonly load?: Token;
  /** Something goes from a square into somebody's hands. */
  readonly taken?: { readonly what: Token; readonly from: CellId };
  readonly put?: { readonly what: Token; readonly at: CellId };
  readonly opened?: EdgeId;
  readonly done?: Token;
  /** The load is left for the objective (DS-OBJ-08). */
  readonly shed?: true;
  readonly free?: boolean;
  readonly gate?: number;
  /** One more thing waits, or nothing any more. */
  readonly ahead?: Token;
}

/** The world after a change, one and the same for equal changes. */
export function changed(keeping: Keeping, world: WalkWorld, change: WorldChange): WalkWorld {
  const short = numberOf(change);
  const known = world.next.get(short);
  if (known !== undefined) return known;
  const next = become(keeping, world, change);
  world.next.set(short, next);
  return next;
}

/** A change in one number, to find its world again. */
function numberOf(change: WorldChange): number {
  const { load = -2, taken, put, opened = -1, done = -2, shed = false, ahead = -2 } = change;
  const { free, gate = -2 } = change;
  let number = (load + 2) * 64 + (taken?.what ?? -1) + 1;
  number = number * 64 + (put?.what ?? -1) + 1;
  number = number * 256 + (put?.at ?? -1) + 1;
  number = number * 64 + ahead + 2;
  // An opening changes nothing else.
  number = number * 1024 + (opened >= 0 ? opened + 64 : done + 2);
  number = number * 6 + gate + 2;
  return (number * 3 + (free === undefined ? 0 : 1 + Number(free))) * 2 + Number(shed);
}

function become({ worlds, roster }: Keeping, world: WalkWorld, change: WorldChange): WalkWorld {
  const { load = world.load, taken, put, opened } = change;
  const { done = world.done, shed = world.shed, free = world.free, gate = world.gate } = change;
  const ahead = aheadAfter(world.ahead, change.ahead);
  let { moved } = world;
  if (taken !== undefined) moved = withSpot(moved, taken.what, NOBODY);
  if (put !== undefined) moved = withSpot(moved, put.what, put.at);
  const edges = opened === undefined ? world.opened : inOrder([...world.opened, opened]);
  const kept = moved === world.moved ? world.kept : edges;
  const hands: Hands = { load, done, shed, ahead, free, gate, moved, opened: edges, kept };
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
  const kin = firstOf(worlds.kins, kinOf(hands), id);
  const peer = firstOf(worlds.peers, peerOf(hands), id);
  const next: WalkWorld = { ...hands, id, lying, thing, labyrinth, peer, kin, next: new Map() };
  worlds.all.push(next);
  worlds.byName.set(name, next);
  return next;
}

/** The first world of that kind. */
function firstOf(kinds: Map<string, number>, kind: string, id: number): number {
  const first = kinds.get(kind);
  if (first !== undefined) return first;
  kinds.set(kind, id);
  return id;
}

function aheadAfter(ahead: readonly Token[], more: Token | undefined): readonly Token[] {
  if (more === undefined) return ahead;
  return more === NOBODY ? NOTHING : inOrder([...ahead, more]);
}

function inOrder<N extends number>(numbers: N[]): N[] {
  return numbers.sort((a, b) => a - b);
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

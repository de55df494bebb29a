/** What a planner looks at: who plans, where everybody is, and what has become of it on the way. */
import {
  altered,
  type CellId,
  type EdgeId,
  isPitAt,
  type Labyrinth,
  type Plan,
  planUnder,
  SLIT,
  setEdge,
} from '../../board/index.ts';
import type { NpcCard, Wish } from '../../content/npcs/card.ts';
import { isOnBoard, isWounded, loadOf, rosterIn, sideOf } from '../../duel/state.ts';
import { ABILITY, NOBODY, type Roster, type Token } from '../../pieces/roster.ts';
import { HELD, npcCard, type SoloState } from '../state.ts';

/**
 * The board as a walk has left it: what the walker holds, where the things lie that it moved, and
 * which portcullises it opened. Equal worlds are one.
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
  readonly moved: ReadonlyMap<number, number>;
  readonly opened: readonly EdgeId[];
  /** Worlds that differ only in where things were left have the same kin. */
  readonly kin: number;
  /** Worlds that follow, by their changes. */
  readonly next: Map<number, World>;
}

export interface Scene {
  readonly state: SoloState;
  readonly roster: Roster;
  readonly plan: Plan;
  readonly npc: Token;
  readonly card: NpcCard;
  readonly cell: CellId;
  /** M, and the movement points left of a move under way (DS-JUMP-02). */
  readonly moves: number;
  readonly left: number;
  readonly setDown: boolean;
  readonly side: number;
  /** Bars that do not stop it. */
  readonly passes: number;
  readonly abilities: number;
  /** cell → miniature, or NOBODY; without the planner itself */
  readonly standing: Int8Array;
  /** Things that it gave up in this activation. */
  readonly given: readonly number[];
  /** AP within which ways are looked for. */
  readonly horizon: number;
  /** What has changed hands on the square where it stands, in the move under way (DT-CARRY-10). */
  readonly handled: readonly number[];
  readonly worlds: World[];
  readonly known: Map<string, World>;
  /** load, errand and openings → the first world that has them */
  readonly kins: Map<string, number>;
  readonly start: World;
}

interface Outset {
  readonly given?: readonly number[];
  /** Whom or what it carries is laid down where it stands before it goes (DS-HEAL-02). */
  readonly setDown?: boolean;
  readonly horizon?: number;
}

/** Most AP of an objective (DS-CARD-02). */
const MOST_AP = 5;

export function sceneOf(
  state: SoloState,
  npc: Token,
  { given = [], setDown = false, horizon = MOST_AP }: Outset = {},
): Scene {
  const roster = rosterIn(state);
  const plan = planUnder(state.labyrinth);
  const move = state.frames.at(-1);
  const walking = move?.kind === 'move' && move.mover === npc ? move : null;
  const held = walking === null ? loadAtRest(state, npc) : (walking.load as Token);
  const load = setDown ? NOBODY : held;
  const handled = walking?.handled.slice() ?? [];
  // What was just taken is set down only after the move has ended.
  const stops = setDown && handled.includes(held);
  const empty = () => new Int8Array(plan.cells).fill(NOBODY);
  const [standing, lying, thing] = [empty(), empty(), empty()];
  for (const token of roster.tokens) {
    if (token === npc || token === load || !isOnBoard(state, token)) continue;
    const cell = state.places[token]!;
    if (roster.isCharacter[token] === 0) thing[cell] = token;
    else (isWounded(state, token) ? lying : standing)[cell] = token;
  }
  const abilities = roster.abilities[npc]!;
  const start: World = {
    id: 0,
    load,
    lying,
    thing,
    labyrinth: state.labyrinth,
    done: NOBODY,
    shed: false,
    ahead: NOBODY,
    moved: new Map(),
    opened: [],
    kin: 0,
    next: new Map(),
  };
  return {
    state,
    roster,
    plan,
    npc,
    card: npcCard(npc),
    cell: state.places[npc] as CellId,
    moves: roster.moves[npc]!,
    left: stops ? 0 : (walking?.steps ?? 0),
    setDown,
    side: sideOf(state, npc),
    passes: (abilities & ABILITY['passes-slits']) !== 0 ? SLIT : 0,
    abilities,
    standing,
    given: setDown ? [...given, held] : given,
    horizon,
    handled: stops ? [] : handled,
    worlds: [start],
    known: new Map([[keyOf(start), start]]),
    kins: new Map([[`${load}/${NOBODY}/false/${NOBODY}/`, 0]]),
    start,
  };
}

/** What it will take along: an unlisted thing underfoot stays when it sets off (DS-CARD-03, DS-EDGE-10). */
function loadAtRest(state: SoloState, npc: Token): Token {
  const load = loadOf(state, npc);
  if (load === NOBODY || (state.marks[load]! & HELD) !== 0) return load;
  const { isCharacter, pieces } = rosterIn(state);
  const wish = isCharacter[load] === 1 ? 'wounded' : (pieces[load]!.id as Wish);
  return npcCard(npc).objects.includes(wish) ? load : NOBODY;
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
export function changed(scene: Scene, world: World, change: Change): World {
  const short = numberOf(change);
  const next = world.next.get(short) ?? become(scene, world, change);
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

function become(scene: Scene, world: World, change: Change): World {
  const { load = world.load, taken, put, opened } = change;
  const { done = world.done, shed = world.shed, ahead = world.ahead } = change;
  const moved = new Map(world.moved);
  if (taken !== undefined) moved.set(taken.what, NOBODY);
  if (put !== undefined) moved.set(put.what, put.at);
  const edges = opened === undefined ? world.opened : [...world.opened, opened];
  const draft = { load, done, shed, ahead, moved, opened: edges };
  const key = keyOf(draft);
  const known = scene.known.get(key);
  if (known !== undefined) return known;
  const [lying, thing] = [world.lying.slice(), world.thing.slice()];
  const layer = (token: Token) => (scene.roster.isCharacter[token] === 1 ? lying : thing);
  if (taken !== undefined) layer(taken.what)[taken.from] = NOBODY;
  if (put !== undefined) layer(put.what)[put.at] = put.what;
  const labyrinth =
    opened === undefined
      ? world.labyrinth
      : altered(world.labyrinth, copy => setEdge(copy, opened, 'open'));
  const id = scene.worlds.length;
  const family = `${load}/${done}/${shed}/${ahead}/${edges.join(' ')}`;
  const kin = scene.kins.get(family) ?? id;
  scene.kins.set(family, kin);
  const next = { ...draft, id, lying, thing, labyrinth, kin, next: new Map() };
  scene.worlds.push(next);
  scene.known.set(key, next);
  return next;
}

function keyOf({
  load,
  done,
  shed,
  ahead,
  moved,
  opened,
}: Omit<World, 'id' | 'lying' | 'thing' | 'labyrinth' | 'kin' | 'next'>) {
  const places = moved.size < 2 ? [...moved] : [...moved].sort(([a], [b]) => a - b);
  const edges = opened.length < 2 ? opened : [...opened].sort((a, b) => a - b);
  return `${load}/${done}/${shed}/${ahead}/${places.join(' ')}/${edges.join(' ')}`;
}

export function isPit(world: World, cell: CellId): boolean {
  return isPitAt(world.labyrinth, cell);
}

export function hasAbility(scene: Scene, token: number, ability: number): boolean {
  return token !== NOBODY && (scene.roster.abilities[token]! & ability) !== 0;
}

export function isEnemy(scene: Scene, token: number): boolean {
  return token !== NOBODY && scene.roster.sides[token] !== scene.side;
}

/** The line over which it leaves (DS-EXIT-01). */
export function isWayOut({ plan }: Scene, cell: number): boolean {
  return cell % plan.columns === plan.columns - 1;
}

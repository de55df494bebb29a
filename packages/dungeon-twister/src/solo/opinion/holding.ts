/** The state of hands on a way, and what the two-player rules let them do (DS-OBJ-04). */
import {
  altered,
  type CellId,
  DIRECTIONS,
  type EdgeId,
  type Labyrinth,
  setEdge,
} from '../../board/index.ts';
import { isOnBoard, isWounded } from '../../duel/state.ts';
import { ABILITY, NOBODY, type Token } from '../../pieces/roster.ts';
import { type Facts, has, isExit, isFoe, isHole } from './facts.ts';

export interface OpinionHands {
  readonly load: Token;
  /** Put down or left lying for something better that is still to come (DS-ITEM-02, DS-EDGE-16). */
  readonly waiting: readonly Token[];
  /** Whether the load could have been left further back, where it cannot be left here. */
  readonly free: boolean;
  /** The first load was dropped for the objective's sake (DS-OBJ-08). */
  readonly shed: boolean;
  /** What was got or delivered: the way is over. */
  readonly done: Token;
  /** token → where it lies now; NOWHERE: in hand, or no matter where */
  readonly moved: ReadonlyMap<Token, number>;
  readonly opened: readonly EdgeId[];
}

export const NOWHERE = -1;

/** Hands with the board that they have left behind. */
export interface Holding extends OpinionHands {
  readonly id: number;
  readonly lying: Int8Array;
  readonly thing: Int8Array;
  readonly maze: Labyrinth;
}

/** All states of hands that were met, each once. */
export interface Holdings {
  readonly all: Holding[];
  readonly byName: Map<string, Holding>;
  readonly mazes: Map<string, Labyrinth>;
}

export function firstHolding(facts: Facts): {
  readonly holdings: Holdings;
  readonly first: Holding;
} {
  const { state, roster, plan, load } = facts;
  const lying = new Int8Array(plan.cells).fill(NOBODY);
  const thing = new Int8Array(plan.cells).fill(NOBODY);
  for (const token of roster.tokens) {
    if (!isOnBoard(state, token) || token === load || token === facts.npc) continue;
    const isPerson = roster.isCharacter[token] === 1;
    if (isPerson && !isWounded(state, token)) continue;
    (isPerson ? lying : thing)[state.places[token]!] = token;
  }
  const hands: OpinionHands = {
    load,
    waiting: [],
    free: false,
    shed: false,
    done: NOBODY,
    moved: new Map(),
    opened: [],
  };
  const first: Holding = { ...hands, id: 0, lying, thing, maze: state.labyrinth };
  const holdings = { all: [first], byName: new Map([[nameOf(hands), first]]), mazes: new Map() };
  return { holdings, first };
}

function nameOf({ load, waiting, free, shed, done, moved, opened }: OpinionHands): string {
  const spots = [...moved].sort(([a], [b]) => a - b);
  return `${load}/${waiting}/${Number(free)}${Number(shed)}/${done}/${spots.join(';')}/${opened}`;
}

/** The same hands after a change; `moves` says where things lie from now on. */
export function handed(
  facts: Facts,
  holdings: Holdings,
  before: Holding,
  change: Partial<Omit<OpinionHands, 'moved'>>,
  moves: readonly (readonly [Token, number])[] = [],
): Holding {
  const moved = new Map(before.moved);
  for (const [token, at] of moves) {
    if (at !== NOWHERE && facts.state.places[token] === at && token !== facts.load)
      moved.delete(token);
    else moved.set(token, at);
  }
  const hands: OpinionHands = { ...pickHands(before), ...change, moved };
  const sorted: OpinionHands = {
    ...hands,
    waiting: [...hands.waiting].sort((a, b) => a - b),
    opened: [...hands.opened].sort((a, b) => a - b),
  };
  const name = nameOf(sorted);
  const known = holdings.byName.get(name);
  if (known !== undefined) return known;
  const layers = layersAfter(facts, before, moves);
  const maze = mazeWith(facts, holdings, sorted.opened);
  const after: Holding = { ...sorted, id: holdings.all.length, ...layers, maze };
  holdings.all.push(after);
  holdings.byName.set(name, after);
  return after;
}

function pickHands({ load, waiting, free, shed, done, moved, opened }: OpinionHands): OpinionHands {
  return { load, waiting, free, shed, done, moved, opened };
}

function layersAfter(
  { roster, state, load }: Facts,
  before: Holding,
  moves: readonly (readonly [Token, number])[],
) {
  if (moves.length === 0) return { lying: before.lying, thing: before.thing };
  const layers = { lying: before.lying.slice(), thing: before.thing.slice() };
  for (const [token] of moves) {
    const was = before.moved.get(token) ?? (token === load ? NOWHERE : state.places[token]!);
    const layer = roster.isCharacter[token] === 1 ? layers.lying : layers.thing;
    if (was !== NOWHERE && layer[was] === token) layer[was] = NOBODY;
  }
  for (const [token, at] of moves) {
    if (at !== NOWHERE) (roster.isCharacter[token] === 1 ? layers.lying : layers.thing)[at] = token;
  }
  return layers;
}

function mazeWith({ state }: Facts, { mazes }: Holdings, opened: readonly EdgeId[]): Labyrinth {
  if (opened.length === 0) return state.labyrinth;
  const name = opened.join();
  const known = mazes.get(name);
  if (known !== undefined) return known;
  const maze = altered(state.labyrinth, copy => {
    for (const edge of opened) setEdge(copy, edge, 'open');
  });
  mazes.set(name, maze);
  return maze;
}

function isRoped({ roster }: Facts, { thing }: Holding, cell: CellId): boolean {
  return has(roster, thing[cell] as Token, ABILITY.ropes);
}

/** Whether a Rope holds there: on two sides somebody could stand (DT-ROPE-03 to 05). */
function holdsRope(facts: Facts, holding: Holding, pit: CellId): boolean {
  const { maze } = holding;
  const sides = DIRECTIONS.filter(way => {
    if (maze.table[pit * 4 + way] !== 0) return false;
    const beside = facts.plan.neighbours[pit * 4 + way] as CellId;
    return !isHole(maze, beside) || isRoped(facts, holding, beside);
  });
  return sides.length >= 2;
}

function ropes(facts: Facts, holding: Holding, what: Token, pit: CellId): boolean {
  return has(facts.roster, what, ABILITY.ropes) && holdsRope(facts, holding, pit);
}

/** A step onto a square, once no edge bars it (DT-PIT-02, DT-ROPE-01, DT-COLOSSUS-02). */
export function mayWalk(facts: Facts, holding: Holding, from: CellId, to: CellId): boolean {
  const { roster, npc, standing } = facts;
  const there = standing[to]!;
  if (isFoe(facts, there)) {
    const passes = has(roster, npc, ABILITY.levitates | ABILITY['slips-by']);
    const isSmall = has(roster, there, ABILITY.giant) && roster.combats[npc]! <= 1;
    if (!passes && !isSmall) return false;
  }
  if (!isHole(holding.maze, to) || has(roster, npc, ABILITY.levitates)) return true;
  if (isRoped(facts, holding, to)) return true;
  if (isHole(holding.maze, from) && !isRoped(facts, holding, from)) return false;
  return ropes(facts, holding, holding.load, to);
}

/** A square where an action may end (DS-OBJ-04). */
export function isValid(facts: Facts, holding: Holding, cell: CellId): boolean {
  if (facts.standing[cell] !== NOBODY || isExit(facts, cell)) return false;
  const [lying, thing] = [holding.lying[cell] as Token, holding.thing[cell] as Token];
  if (isFoe(facts, lying)) return false;
  const isSafe =
    !isHole(holding.maze, cell) ||
    isRoped(facts, holding, cell) ||
    ropes(facts, holding, holding.load, cell);
  const others = Number(lying !== NOBODY) + Number(thing !== NOBODY);
  return isSafe && others <= (holding.load === NOBODY ? 1 : 0);
}

/** A square where a thing may be left by somebody who goes on (DT-CARRY-10, DS-EDGE-16). */
export function mayLeave(facts: Facts, holding: Holding, what: Token, cell: CellId): boolean {
  if (facts.standing[cell] !== NOBODY || isExit(facts, cell)) return false;
  if (what !== facts.load && facts.state.places[what] === cell) return false;
  if (isHole(holding.maze, cell) && !ropes(facts, holding, what, cell)) return false;
  const layer = facts.roster.isCharacter[what] === 1 ? holding.lying : holding.thing;
  return layer[cell] === NOBODY;
}

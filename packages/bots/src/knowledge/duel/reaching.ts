import {
  type BoardPlan,
  type CellId,
  createReach,
  findReach,
  type Gait,
  type Labyrinth,
  ON_FOOT,
  planUnder,
  type Reach,
  SLIT,
} from '@oubliette/dungeon-twister';
import { perLabyrinth } from './labyrinths.ts';
import type { Pieces } from './pieces.ts';
import { type ImaginedDuel, isPlaced, isWounded } from './tables.ts';

/** By what a walker passes: slits, pits. Nobody opens a portcullis in the middle of a move. */
const GAIT_OF: readonly Gait[] = [
  ON_FOOT,
  { passes: SLIT, overPits: false },
  { passes: 0, overPits: true },
  { passes: SLIT, overPits: true },
];
/** Whoever could pass all that anybody can pass. */
const ANY_GAIT = 3;

const reaches = new Map<BoardPlan, Reach>();

function reachFor(plan: BoardPlan): Reach {
  const reach = reaches.get(plan) ?? createReach(plan);
  reaches.set(plan, reach);
  return reach;
}

/** Squares as bits. */
type Squares = Int32Array;
const BITS = 32;

/** (start, steps, gait) → squares within reach, in one labyrinth */
type Grounds = Map<number, Squares>;

const MOST_LABYRINTHS = 2000;

const groundsOf = perLabyrinth(MOST_LABYRINTHS, (): Grounds => new Map());

const MOST_STEPS = 16;

function squaresWithin(
  labyrinth: Labyrinth,
  grounds: Grounds,
  start: number,
  steps: number,
  gait: number,
): Squares {
  const way = gait % GAIT_OF.length;
  const key = (start * MOST_STEPS + steps) * GAIT_OF.length + way;
  let squares = grounds.get(key);
  if (squares === undefined) {
    const plan = planUnder(labyrinth);
    const { found, count } = findReach(
      reachFor(plan),
      labyrinth,
      start as CellId,
      steps,
      GAIT_OF[way]!,
    );
    squares = new Int32Array(Math.ceil(plan.cells / BITS));
    for (let at = 0; at < count; at++) {
      const cell = found[at]!;
      squares[cell >> 5]! |= 1 << (cell & 31);
    }
    grounds.set(key, squares);
  }
  return squares;
}

/** token → C, as it was asked about last */
let strongest = new Int8Array(0);

/**
 * token → C of the strongest healthy enemy who is a move and an attack away, or −1. Whoever stands
 * in the way is overlooked: a player who fears too much is better off than one who fears too little.
 */
export function attackersOf(state: ImaginedDuel, pieces: Pieces): Int8Array {
  const { moves, sides, foes, characters, combats, gaits } = pieces;
  const { labyrinth, places } = state;
  const grounds = groundsOf(labyrinth);
  if (strongest.length !== moves.length) strongest = new Int8Array(moves.length);
  strongest.fill(-1);
  for (let at = 0; at < characters.length; at++) {
    const enemy = characters[at]!;
    if (!isPlaced(state, enemy) || isWounded(state, enemy)) continue;
    const squares = squaresWithin(
      labyrinth,
      grounds,
      places[enemy]!,
      moves[enemy]! + 1,
      gaits[enemy]!,
    );
    const combat = combats[enemy]!;
    const threatened = foes[sides[enemy]!]!;
    for (let one = 0; one < threatened.length; one++) {
      const token = threatened[one]!;
      if (combat <= strongest[token]! || !isPlaced(state, token)) continue;
      const cell = places[token]!;
      if ((squares[cell >> 5]! & (1 << (cell & 31))) !== 0) strongest[token] = combat;
    }
  }
  return strongest;
}

/** The squares that can matter to a move of so many steps, as bits. */
export function surroundings(labyrinth: Labyrinth, start: number, steps: number): Squares {
  return squaresWithin(labyrinth, groundsOf(labyrinth), start, steps + 2, ANY_GAIT);
}

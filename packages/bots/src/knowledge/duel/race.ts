import { planUnder, ROOM_SIDE, ROOM_SQUARES } from '@oubliette/dungeon-twister';
import { waysOut } from './exits.ts';
import { bareWaysOut } from './far.ts';
import type { Pieces } from './pieces.ts';
import { SQUARES_PER_AP } from './prices.ts';
import { type ImaginedDuel, isFaceDown, isPlaced, isWounded, roomOf } from './tables.ts';
import { foesAhead } from './ways.ts';

/** What a race is reckoned with. */
export interface RaceNumbers {
  /** Squares that an enemy in the way costs: they must be beaten, or a way around found. */
  readonly blocked: number;
  /** AP to heal somebody, and to get a VP when no character is left to walk out. */
  readonly healing: number;
  readonly hunting: number;
  /** AP from which on a way is so long that much will have changed before it is gone, and what the rest counts. */
  readonly longWay: number;
  readonly beyond: number;
  /** Those who could take the place of others count a little too: else they would stand about. */
  readonly spare: number;
  /** AP until somebody who lies face down is on their way. */
  readonly hidden: number;
  /** AP by which two races are taken to differ by chance alone, however little is left of them. */
  readonly luck: number;
}

const SPARES = 3;
const MIDDLE_SQUARE = (ROOM_SQUARES - 1) / 2;

/** Squares to walk for each column through revealed rooms, on average over 300 mazes: 49 for 21. */
const WINDING = 49 / 21;

/** By how much the first side is ahead, in steps of a walk of chance over all that is still to be done. */
export function raceOf(
  state: ImaginedDuel,
  pieces: Pieces,
  standing: Uint16Array,
  numbers: RaceNumbers,
): number {
  const own = apToWin(state, pieces, standing, 0, numbers);
  const others = apToWin(state, pieces, standing, 1, numbers);
  return (others - own) / Math.sqrt(own + others + numbers.luck);
}

/** In the middle of a match the two sides need about a hundred AP together. */
const MIDDLE = 100;

/** What each side's own way is worth to it, in the steps of a race in the middle of a match. */
export function waysToWin(
  state: ImaginedDuel,
  pieces: Pieces,
  standing: Uint16Array,
  numbers: RaceNumbers,
): readonly [number, number] {
  const worthOf = (side: number) =>
    -apToWin(state, pieces, standing, side, numbers) / Math.sqrt(MIDDLE);
  return [worthOf(0), worthOf(1)];
}

/** AP that characters need to walk out, the nearest first. */
const ways: number[] = [];

function addWay(far: number): void {
  let at = ways.length;
  ways.push(far);
  for (; at > 0 && ways[at - 1]! > far; at--) ways[at] = ways[at - 1]!;
  ways[at] = far;
}

/** Steps over bare floor from the middle of a room to the nearest way out. */
function stepsOut(state: ImaginedDuel, side: number, room: number): number {
  const { columns, long, cellOf } = planUnder(state.labyrinth);
  if (state.points.length > 2) {
    return bareWaysOut(state, side)[cellOf[room * ROOM_SQUARES + MIDDLE_SQUARE]!]!;
  }
  const column = (room % long) * ROOM_SIDE + (ROOM_SIDE + 1) / 2;
  return side === 0 ? columns - 1 - column : column;
}

/** AP until a side has won: as many of its characters walk out as it needs VP, the nearest ones first. */
export function apToWin(
  state: ImaginedDuel,
  pieces: Pieces,
  standing: Uint16Array,
  side: number,
  numbers: RaceNumbers,
): number {
  const { hunting, longWay, beyond, spare } = numbers;
  ways.length = 0;
  addPlaced(state, pieces, standing, side, numbers);
  addFaceDown(state, pieces, side, numbers.hidden);
  const needed = state.target - state.points[side]!;
  let sum = 0;
  for (let at = 0; at < needed + SPARES; at++) {
    const far = ways[at] ?? hunting;
    sum += Math.min(far, longWay + (far - longWay) * beyond) * (at < needed ? 1 : spare);
  }
  return sum;
}

function addPlaced(
  state: ImaginedDuel,
  pieces: Pieces,
  standing: Uint16Array,
  side: number,
  { blocked, healing }: RaceNumbers,
): void {
  const { moves, gaits } = pieces;
  const team = pieces.teams[side]!;
  const waysFor = waysOut(state, pieces, side);
  for (let member = 0; member < team.length; member++) {
    const token = team[member]!;
    if (!isPlaced(state, token) || moves[token] === 0) continue;
    const way = waysFor(gaits[token]!);
    const cell = state.places[token]!;
    const squares =
      way.lengths[cell]! + blocked * foesAhead(way, cell, standing, pieces.sides, side);
    addWay(squares / moves[token]! + (isWounded(state, token) ? healing : 0));
  }
}

/**
 * Tokens that lie face down: nobody knows which one is a character, but everybody knows how many are.
 * Each is taken to be in the middle of a room like all of them: its way is like any through revealed
 * rooms, so that revealing by itself changes little.
 */
function addFaceDown(
  state: ImaginedDuel,
  { moves, sides }: Pieces,
  side: number,
  hidden: number,
): void {
  let tokens = 0;
  let characters = 0;
  let squares = 0;
  for (let token = 0; token < moves.length; token++) {
    if (sides[token] !== side || !isFaceDown(state, token)) continue;
    tokens++;
    if (moves[token]! > 0) characters++;
    squares += WINDING * stepsOut(state, side, roomOf(state.places[token]!));
  }
  for (let n = 0; n < characters; n++) addWay(squares / tokens / SQUARES_PER_AP + hidden);
}

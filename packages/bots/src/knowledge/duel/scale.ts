import {
  barsAt,
  type CellId,
  DIRECTIONS,
  type Duel,
  neighbour,
  planUnder,
  ROOM_SIDE,
} from '@oubliette/dungeon-twister';
import type { Scale } from '../scale.ts';
import { SQUARES_PER_AP, waysOut } from './exits.ts';
import { type Pieces, piecesOf } from './pieces.ts';
import { attackersOf } from './reaching.ts';
import {
  actionBits,
  combatOf,
  type Imagined,
  isFaceDown,
  isPlaced,
  isWounded,
  jumpsOf,
  roomOf,
} from './tables.ts';

/** What speaks for a side, in the order of the numbers. */
const NAMES = [
  /** VP, and VP again as the end comes nearer. */
  'points',
  'closing',
  /** Turns in which nothing happened, for whoever leads: a game that stands still is his. */
  'still',
  /** Characters by the AP that they need to the exit: far ones, near ones, the foremost one. */
  'march',
  'runners',
  'foremost',
  'healthy',
  'wounded',
  'reserve',
  /** Who stands beside a weaker enemy, and who lies beside any. */
  'threats',
  'helpless',
  /** Who could be attacked next turn by somebody stronger, and which wounded one by anybody. */
  'danger',
  'prey',
  /** Values of the Combat cards, Jumps, AP on the Action cards in hand. */
  'combat',
  'jumps',
  'actions',
  /** It is the side's turn, and the AP left in it. */
  'turn',
  'left',
] as const;
const AT = Object.fromEntries(NAMES.map((name, at) => [name, at])) as Record<
  (typeof NAMES)[number],
  number
>;

/** What an AP of way takes off a runner: a turn of three or four AP nearer, and he counts almost three times as much. */
const NEARER = 0.75;
const PER_SQUARE = Float64Array.from({ length: 8 }, (_, move) => NEARER ** (1 / Math.max(1, move)));

/** Squares to walk for each column, on average over 300 mazes: 49 for 21. */
const WINDING = 49 / 21;

/** A game ends after so many turns without anything of note (DT-END-03). */
const QUIET_TURNS = 40;

const COMBAT_VALUES = [1, 2, 3, 4, 5, 6];
const ACTION_VALUES = [2, 3, 4, 5];

export const duelScale: Scale<Duel> = {
  names: NAMES,
  passing: ['still', 'actions', 'turn', 'left'],
  measure(state, ahead) {
    ahead.fill(0);
    const pieces = piecesOf(state.names);
    const standing = standingOn(state, pieces);
    const attackers = attackersOf(state, pieces);
    for (let side = 0; side < 2; side++) {
      const sign = side === 0 ? 1 : -1;
      addCards(state, side, sign, ahead);
      addCharacters(state, pieces, standing, attackers, side, sign, ahead);
      addReserve(state, pieces, side, sign, ahead);
    }
    addPoints(state, ahead);
    const sign = state.active === 0 ? 1 : -1;
    if (state.turn > 0) ahead[AT.turn] = sign;
    ahead[AT.left] = sign * state.left;
  },
};

function addPoints({ points, target, quiet }: Imagined, ahead: Float64Array): void {
  const lead = points[0]! - points[1]!;
  ahead[AT.points] = lead;
  ahead[AT.still] = (Math.sign(lead) * quiet) / QUIET_TURNS;
  ahead[AT.closing] = lead / Math.max(1, target - Math.max(points[0]!, points[1]!));
}

function addCards(state: Imagined, side: number, sign: number, ahead: Float64Array): void {
  let combat = 0;
  for (const value of COMBAT_VALUES) combat += value * combatOf(state, side, value);
  let actions = 0;
  const bits = actionBits(state, side);
  for (const value of ACTION_VALUES) if ((bits & (1 << value)) !== 0) actions += value;
  ahead[AT.combat]! += sign * combat;
  ahead[AT.jumps]! += sign * jumpsOf(state, side);
  ahead[AT.actions]! += sign * actions;
}

/** square → the healthy character there + 1, or 0 */
let crowd = new Uint8Array(0);

function standingOn(state: Imagined, { moves }: Pieces): Uint8Array {
  const { cells } = planUnder(state.labyrinth);
  if (crowd.length === cells) crowd.fill(0);
  else crowd = new Uint8Array(cells);
  for (let token = 0; token < moves.length; token++) {
    if (moves[token] === 0 || !isPlaced(state, token) || isWounded(state, token)) continue;
    crowd[state.places[token]!] = token + 1;
  }
  return crowd;
}

function addCharacters(
  state: Imagined,
  pieces: Pieces,
  standing: Uint8Array,
  attackers: Int8Array,
  side: number,
  sign: number,
  ahead: Float64Array,
): void {
  const { moves, sides, gaits } = pieces;
  let foremost = 0;
  for (let token = 0; token < moves.length; token++) {
    const move = moves[token]!;
    if (move === 0 || sides[token] !== side || !isPlaced(state, token)) continue;
    if (isWounded(state, token)) {
      ahead[AT.wounded]! += sign;
      if (strongestBeside(state, pieces, standing, token) >= 0) ahead[AT.helpless]! += sign;
      if (attackers[token]! >= 0) ahead[AT.prey]! += sign;
      continue;
    }
    const squares = waysOut(state.labyrinth, side, gaits[token]!)[state.places[token]!]!;
    const near = PER_SQUARE[move]! ** squares;
    ahead[AT.runners]! += sign * near;
    ahead[AT.march]! -= (sign * squares) / move;
    ahead[AT.healthy]! += sign;
    foremost = Math.max(foremost, near);
    const enemy = strongestBeside(state, pieces, standing, token);
    if (enemy > pieces.combats[token]!) ahead[AT.threats]! -= sign;
    if (attackers[token]! > pieces.combats[token]!) ahead[AT.danger]! += sign;
  }
  ahead[AT.foremost]! += sign * foremost;
}

/**
 * Tokens that lie face down: nobody knows which one is a character, but everybody knows how many are.
 * Each counts as that part of one, in the middle of its room, an AP away from being revealed. Its way
 * is taken to be like any way through revealed rooms, so that revealing by itself changes little.
 */
function addReserve(
  state: Imagined,
  { moves, sides }: Pieces,
  side: number,
  sign: number,
  ahead: Float64Array,
): void {
  let tokens = 0;
  let characters = 0;
  let runners = 0;
  let march = 0;
  const { columns, long } = planUnder(state.labyrinth);
  for (let token = 0; token < moves.length; token++) {
    if (sides[token] !== side || !isFaceDown(state, token)) continue;
    tokens++;
    if (moves[token]! > 0) characters++;
    const column = (roomOf(state.places[token]!) % long) * ROOM_SIDE + (ROOM_SIDE + 1) / 2;
    const straight = side === 0 ? columns - 1 - column : column;
    const squares = straight * WINDING + SQUARES_PER_AP;
    runners += PER_SQUARE[SQUARES_PER_AP]! ** squares;
    march += squares / SQUARES_PER_AP;
  }
  if (tokens === 0) return;
  const part = (sign * characters) / tokens;
  ahead[AT.reserve]! += sign * characters;
  ahead[AT.runners]! += part * runners;
  ahead[AT.march]! -= part * march;
}

/** C of the strongest healthy enemy beside a character, or −1. */
function strongestBeside(
  { labyrinth, places }: Imagined,
  { sides, combats }: Pieces,
  standing: Uint8Array,
  token: number,
): number {
  const plan = planUnder(labyrinth);
  const cell = places[token] as CellId;
  let strongest = -1;
  for (const direction of DIRECTIONS) {
    if (barsAt(labyrinth, cell, direction) !== 0) continue;
    const other = standing[neighbour(plan, cell, direction)!]! - 1;
    if (other >= 0 && sides[other] !== sides[token])
      strongest = Math.max(strongest, combats[other]!);
  }
  return strongest;
}

import type { Sealed } from '@oubliette/kernel';
import {
  type BoardPlan,
  type CellId,
  type Labyrinth,
  planUnder,
  type Room,
} from '../board/index.ts';
import type { SetId } from '../content/sets.ts';
import type { FurtherWord, Piece } from '../pieces/piece.ts';
import { NOBODY, type Roster, rosterOf, type Side, type Token } from '../pieces/roster.ts';
import type { StrikeKind } from './action.ts';

/** side → its seat (DT-MULTI-03) */
export const COLOURS = ['blue', 'yellow', 'purple', 'green', 'red'] as const;
export type DuelSeat = (typeof COLOURS)[number];

/** The seats of a match for two. */
export const SEATS = ['blue', 'yellow'] as const;
export type Duelist = (typeof SEATS)[number];

export const BLUE = 0 as Side;
export const YELLOW = 1 as Side;

/** side → its seat alone, as a decision asks it */
export const ASKED: readonly (readonly DuelSeat[])[] = COLOURS.map(seat => Object.freeze([seat]));

/** players → their seats */
const TABLES: readonly (readonly DuelSeat[])[] = [0, 1, 2, 3, 4, 5].map(players =>
  Object.freeze(COLOURS.slice(0, players)),
);

export function seatsFor(players: number): readonly DuelSeat[] {
  return TABLES[players]!;
}

/** Everybody who plays in a match. */
export function seatsIn({ points }: Pick<DuelState, 'points'>): readonly DuelSeat[] {
  return TABLES[points.length]!;
}

/** Places that are no square of the board. */
export const BEHIND_SCREEN = -1;
export const OUT_OF_GAME = -2;
/** Turned up with its room, waiting for a square (DT-REV-03). */
export const TURNED_UP = -3;
/** Not chosen for a team, or not yet (DT-MIX-05 to 07); taken out as a handicap (DT-MIX-09). */
export const IN_BOX = -6;
export const REMOVED = -7;
/** A neutral weapon that nobody has drawn from an armory yet (DT-MERC-20). */
export const IN_STOCK = -8;
/** Face down under the room at position p: UNDER_ROOM + p. */
export const UNDER_ROOM = 10_000;

/** Marks of a token. */
export const WOUNDED = 1;
/** Wounded earlier in this turn (DT-CBT-06). */
export const STRUCK = 2;
/** Healed in this turn (DT-CLERIC-03). */
export const MENDED = 4;
/** Has fired a weapon of its own that fires once in a turn (DT-EXT-08). */
export const FIRED = 8;
/** What stays with a token beyond the turn, or has no room among its marks. */
export const FORGED = 1;
/** A Troll that never regenerates again (DT-MERC-06). */
export const BRANDED = 2;
/** Drank strength in this turn (DT-MERC-11). */
export const STRONG = 4;
/** Has started its free combat of this turn (DT-MERC-09, DT-MERC-14). */
export const USED = 8;
/** Acts for another player until the end of his turn (DT-ALL-14). */
export const CHARMED = 64;
/** How many walls somebody has broken, two bits of what lasts (DT-PND-04). */
const BREACHES_SHIFT = 4;
const BREACHES = 3 << BREACHES_SHIFT;
/** The upper half of the marks: AP of its own that a potion left to its drinker (DT-POTION-01). */
export const STOCK = 0xf0;
export const STOCK_SHIFT = 4;

/** A declared combat. */
export interface Battle {
  readonly how: StrikeKind;
  readonly attacker: number;
  readonly target: number;
  /** Shooters and Spear carriers that were added (DT-RNG-06, DT-SPEAR-06). */
  readonly support: number[];
  /** Who strikes from afar → the weapon that their player named, where they named one (DT-MERC-04). */
  weapons?: Readonly<Record<number, number>>;
  /** Who or what makes it cost nothing (DT-MERC-09, DT-MERC-14): no shot supports it. */
  free?: number;
  /** Tokens whose optional ability or object was announced for this combat (DT-ALL-13). */
  declared?: readonly number[];
}

/** How the players choose from all sets (DT-MIX-04 to 07). */
export type ForcesMode = 'mutual' | 'draft' | 'free';

/** What was agreed and chosen where the sets are mixed; teams stand in the places of the tokens. */
export interface Forces {
  readonly mode: ForcesMode;
  /** The side that was drawn to choose first. */
  readonly first: number;
  /** Starters and hidden tokens by chance, once the teams are chosen. */
  readonly quick: boolean;
  /** side → numbers of the pairs of rooms that it chose */
  readonly pairs: readonly number[][];
  /** Rooms of further sets among those to choose from; a value, the same in all states of a match. */
  readonly guests?: readonly Room[];
  /** Our sets that stay in the box, and known pieces that further sets have too (DT-ALL-18). */
  readonly without?: readonly SetId[];
  readonly also?: readonly string[];
}

/** What the match waits for; the last frame is asked. */
export type DuelFrame =
  /** One side chooses a pair of rooms (DT-MIX-04). */
  | { readonly kind: 'pairs'; side: number }
  /** One side chooses a piece in the open (DT-MIX-05, DT-MIX-06). */
  | { readonly kind: 'picks'; side: number }
  /** All gather rooms and pieces, unseen (DT-MIX-07). */
  | { readonly kind: 'gathering' }
  /** Handicapped sides take characters out, unseen (DT-MIX-09). */
  | { readonly kind: 'removal' }
  /** Both put their four starters on the dots, unseen (DT-SET-02). */
  | { readonly kind: 'starters' }
  /** One side puts a token face down on a room (DT-SET-03). */
  | { readonly kind: 'hiding'; side: number }
  /** The active player plays an Action card (DT-TURN-02). */
  | { readonly kind: 'card' }
  /** The active player spends AP. */
  | { readonly kind: 'turn' }
  /** A character is on the move (DT-MOVE-01). */
  | {
      readonly kind: 'move';
      readonly mover: number;
      /** Steps left, and whether one was taken. */
      steps: number;
      moved: boolean;
      /** What the mover holds, or NOBODY. */
      load: number;
      /** What the other hand of a mover holds who carries two (DT-PND-05). */
      second?: number;
      /** Tokens that changed hands on this square of the way. */
      handled: number[];
      /** The squares of the way so far where something in the match is cursed: one of them may have to hold a load (DT-ALL-09). */
      came?: readonly number[];
    }
  /** Tokens of a revealed room wait for their squares (DT-REV-03). */
  | {
      readonly kind: 'put';
      readonly position: number;
      side: number;
      tokens: number[];
      later: number[];
    }
  /** An attack is declared; supporters may be added (DT-RNG-06). */
  | {
      readonly kind: 'muster';
      readonly battle: Battle;
      /** The side of the target, which announces after the attacker (DT-ALL-13). */
      readonly side?: number;
    }
  /** A Telepath may demand a card (DT-TELEPATH-01). */
  | { readonly kind: 'demand'; readonly battle: Battle; readonly side: number }
  /** Both choose a Combat card, unseen (DT-CBT-02). */
  | {
      readonly kind: 'fight';
      readonly battle: Battle;
      readonly sealed: Sealed<DuelSeat, number>;
      /** The side whose Combat cards lie open before the other one (DT-TELEPATH-02), or NOBODY. */
      readonly shown: number;
      /** The side that must play what a Telepath has named (DT-TELEPATH-01), or NOBODY. */
      readonly forced: number;
      /** The value that was named, or 0. */
      readonly demanded: number;
    };

/** The last combat, as everybody saw it. */
export interface LastCombat {
  readonly attackers: number;
  readonly defenders: number;
  readonly cards: readonly number[];
}

/** What an Illusionist has put up (DT-PND-08). */
export interface Illusion {
  readonly maker: number;
  readonly ground: 'pit' | 'rubble';
  /** The square, by the key of its marker. */
  readonly at: number;
}

export interface DuelState {
  /** Names of the tokens, `B:naga`; frozen, the same in all states of a match. */
  readonly names: readonly string[];
  /**
   * Pieces that no set of ours has, where a match brings any along: those of further sets, or the
   * characters of the prison. Frozen, the same in all states of a match.
   */
  readonly further?: readonly Piece[];
  /** A value: replaced when somebody turns, reveals or opens something. */
  labyrinth: Labyrinth;
  /** token → square, or one of the places above */
  readonly places: Int16Array;
  /** token → marks */
  readonly marks: Uint8Array;
  /** token → `FORGED` and the like, as far as there are any; a value */
  lasting?: Readonly<Record<number, number>>;
  /** Illusions that lie on the board; a value, and nothing where there are none. */
  illusions?: readonly Illusion[];
  readonly cards: Uint8Array;
  /** side → VP */
  readonly points: Uint8Array;
  /** side → characters it plays with (DT-OPT-03) */
  readonly teams: Uint8Array;
  target: number;
  /** Played against the clock: an answer may then fall to the active player (DT-OPT-02). */
  timed: boolean;
  /** Turns begun so far. */
  turn: number;
  active: number;
  /** AP left. */
  left: number;
  /** Highest Action card played so far by anybody (DT-TURN-04). */
  highest: number;
  /** Turns in a row in which nothing happened (DT-END-03). */
  quiet: number;
  /** Something happened in this turn. */
  stirred: boolean;
  /** The token that acted last, or NOBODY: everybody saw who it was. */
  actor: number;
  fought: LastCombat | null;
  frames: DuelFrame[];
  /** Only where the sets are mixed. */
  forces?: Forces;
}

export function rosterIn(state: DuelState): Roster {
  return rosterOf(state.names, state.further);
}

export function planIn(state: DuelState): BoardPlan {
  return planUnder(state.labyrinth);
}

export function sideOf(state: DuelState, token: Token): Side {
  return rosterIn(state).sides[token] as Side;
}

/** players → side → the next one, clockwise round the board (DT-MULTI-23, DT-MULTI-26) */
const CLOCKWISE: readonly (readonly number[])[] = [
  [],
  [0],
  [1, 0],
  [1, 2, 0],
  [3, 2, 0, 1],
  [3, 2, 4, 1, 0],
];

/** Whose turn comes after that of a side; with two it is the enemy (DT-MULTI-23). */
export function nextSide({ points }: Pick<DuelState, 'points'>, side: number): Side {
  return CLOCKWISE[points.length]![side] as Side;
}

export function sideAt(seat: DuelSeat): Side {
  return COLOURS.indexOf(seat) as Side;
}

export function isCharacter(state: DuelState, token: Token): boolean {
  return rosterIn(state).isCharacter[token] === 1;
}

export function isOnBoard(state: DuelState, token: Token): boolean {
  const place = state.places[token]!;
  return place >= 0 && place < UNDER_ROOM;
}

export function isWounded(state: DuelState, token: Token): boolean {
  return (state.marks[token]! & WOUNDED) !== 0;
}

export function has(state: DuelState, token: Token, trait: number): boolean {
  return state.lasting !== undefined && ((state.lasting[token] ?? 0) & trait) !== 0;
}

/** Gives a token what lasts, or takes it away. */
export function setTrait(state: DuelState, token: Token, trait: number, on = true): void {
  const traits = state.lasting?.[token] ?? 0;
  keepTraits(state, { ...state.lasting, [token]: on ? traits | trait : traits & ~trait });
}

/** Whether somebody acts for the active player, whose piece it is not (DT-ALL-14). */
export const isCharmed = (state: DuelState, token: Token): boolean => has(state, token, CHARMED);

/** The side whose player acts with a piece: of one that is charmed the active one (DT-ALL-14). */
export const playerOf = (state: DuelState, token: Token): Side =>
  isCharmed(state, token) ? (state.active as Side) : sideOf(state, token);

/** All that act for the active player and are not his (DT-ALL-14). */
export function charmedIn(state: DuelState): readonly Token[] {
  if (state.lasting === undefined) return NOTHING;
  const { tokens } = rosterIn(state);
  return tokens.filter(token => isCharmed(state, token) && isOnBoard(state, token));
}

/** AP that could be spent on a piece: those of the card and its own, or of a charmed one its own alone. */
export const purseOf = (state: DuelState, token: Token): number =>
  (isCharmed(state, token) ? 0 : state.left) + stockOf(state, token);

/** Walls that somebody has broken in this match (DT-PND-04). */
export const breachesOf = ({ lasting }: Pick<DuelState, 'lasting'>, token: Token): number =>
  breachesIn(lasting?.[token] ?? 0);

export const breachesIn = (traits: number): number => (traits & BREACHES) >> BREACHES_SHIFT;
export const breachesAs = (count: number): number => count << BREACHES_SHIFT;

export function setBreaches(state: DuelState, token: Token, count: number): void {
  setTrait(state, token, BREACHES, false);
  setTrait(state, token, breachesAs(count));
}

/** Takes something that lasts from everybody. */
export function clearTraits(state: DuelState, traits: number): void {
  if (state.lasting === undefined) return;
  const left = Object.entries(state.lasting).map(([token, all]) => [token, all & ~traits]);
  keepTraits(state, Object.fromEntries(left));
}

/** Whoever has nothing is not listed, so that one position has one form. */
export function keepTraits(state: DuelState, all: Readonly<Record<number, number>>): void {
  const kept = Object.entries(all).filter(([, traits]) => traits !== 0);
  if (kept.length > 0) state.lasting = Object.freeze(Object.fromEntries(kept));
  else delete state.lasting;
}

/** A healthy character on the board: a miniature (DT-CONV-02). */
export function isMiniature(state: DuelState, token: Token): boolean {
  return isCharacter(state, token) && isOnBoard(state, token) && !isWounded(state, token);
}

/** AP that only this token can use; a potion itself keeps them as long as its turn lasts. */
export function stockOf(state: DuelState, token: Token): number {
  return state.marks[token]! >> STOCK_SHIFT;
}

export function setStock(state: DuelState, token: Token, points: number): void {
  state.marks[token] = (state.marks[token]! & ~STOCK) | (points << STOCK_SHIFT);
}

export function can(state: DuelState, token: Token, ability: number): boolean {
  return (rosterIn(state).abilities[token]! & ability) !== 0;
}

/** Whether a piece has a word of further sets, which is no bit of `ABILITY`. */
export function knows(state: DuelState, token: Token, word: FurtherWord): boolean {
  return rosterIn(state).words[token]!.has(word);
}

export function isDragon(state: DuelState, token: Token): boolean {
  const piece = rosterIn(state).pieces[token]!;
  return piece.kind === 'character' && piece.dragon === true;
}

/** Whether everybody sees who lies on a face-down room: a Gold Dragon, put there face up (DT-MERC-08). */
export function isFaceUp(state: DuelState, token: Token): boolean {
  return state.places[token]! >= UNDER_ROOM && knows(state, token, 'hoards');
}

export function cellOf(state: DuelState, token: Token): CellId {
  return state.places[token] as CellId;
}

/** What lies on a square besides one token: an object or a wounded character. */
export function othersAt(state: DuelState, cell: CellId, except: Token): Token[] {
  return rosterIn(state).tokens.filter(token => state.places[token] === cell && token !== except);
}

/** What a character at rest shares its square with: it carries that (DT-CARRY-02). */
export function loadOf(state: DuelState, bearer: Token): Token {
  const cell = state.places[bearer]!;
  if (cell < 0) return NOBODY;
  for (let token = 0; token < state.places.length; token++) {
    if (state.places[token] !== cell || token === bearer) continue;
    return isHandless(state, bearer) ? NOBODY : (token as Token);
  }
  return NOBODY;
}

/** What else lies on the square of somebody: in the other hand of whoever carries two (DT-PND-05). */
export function secondOf(state: DuelState, bearer: Token, load = loadOf(state, bearer)): Token {
  if (load === NOBODY || rosterIn(state).areWordless) return NOBODY;
  const cell = state.places[bearer]!;
  for (let token = load + 1; token < state.places.length; token++) {
    if (state.places[token] === cell && token !== bearer) return token as Token;
  }
  return NOBODY;
}

/** All that a character at rest carries. */
export function loadsOf(state: DuelState, bearer: Token): readonly Token[] {
  const load = loadOf(state, bearer);
  if (load === NOBODY) return NOTHING;
  const second = secondOf(state, bearer, load);
  return second === NOBODY ? [load] : [load, second];
}

const NOTHING: readonly Token[] = Object.freeze([]);

/** How many things or wounded friends somebody can carry, if any (DT-CARRY-01, DT-PND-05). */
export function handsOf(state: DuelState, token: Token): number {
  return !rosterIn(state).areWordless && knows(state, token, 'carries-two') ? 2 : 1;
}

/** Whether somebody never carries nor uses anything, healthy or wounded (DT-ALL-05). */
export function isHandless(state: DuelState, token: Token): boolean {
  return !rosterIn(state).areWordless && knows(state, token, 'handless');
}

export function cloneState(state: DuelState): DuelState {
  const copy: { -readonly [Key in keyof DuelState]: DuelState[Key] } = {
    names: state.names,
    labyrinth: state.labyrinth,
    places: state.places.slice(),
    marks: state.marks.slice(),
    cards: state.cards.slice(),
    points: state.points.slice(),
    teams: state.teams.slice(),
    target: state.target,
    timed: state.timed,
    turn: state.turn,
    active: state.active,
    left: state.left,
    highest: state.highest,
    quiet: state.quiet,
    stirred: state.stirred,
    actor: state.actor,
    fought: state.fought,
    frames: state.frames.map(cloneFrame),
  };
  if (state.further !== undefined) copy.further = state.further;
  if (state.lasting !== undefined) copy.lasting = state.lasting;
  if (state.illusions !== undefined) copy.illusions = state.illusions;
  if (state.forces !== undefined) copy.forces = cloneForces(state.forces);
  return copy;
}

function cloneForces(forces: Forces): Forces {
  return { ...forces, pairs: forces.pairs.map(numbers => numbers.slice()) };
}

/** A copy that shares nothing with the state. */
function cloneFrame(frame: DuelFrame): DuelFrame {
  switch (frame.kind) {
    case 'move':
      return {
        ...frame,
        handled: frame.handled.slice(),
        ...(frame.came && { came: frame.came.slice() }),
      };
    case 'put':
      return { ...frame, tokens: frame.tokens.slice(), later: frame.later.slice() };
    case 'muster':
    case 'demand':
      return { ...frame, battle: cloneBattle(frame.battle) };
    case 'fight':
      return { ...frame, battle: cloneBattle(frame.battle), sealed: { ...frame.sealed } };
    default:
      return { ...frame };
  }
}

function cloneBattle(battle: Battle): Battle {
  return { ...battle, support: battle.support.slice() };
}

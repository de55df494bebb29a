import type { Action } from './action.ts';
import { CARD_KINDS } from './cards/kinds.ts';
import { TILE_COUNT } from './content/tiles.ts';
import { F, freshFacts } from './facts.ts';
import type { Question } from './question.ts';
import { type CaveSeat, type Role, SEATS } from './seats.ts';
import { ASIDE, HUMANS, WARRIORS, type Warrior } from './warriors/roster.ts';
import { cloneWork, type Work } from './work.ts';

/** Flags of a warrior. */
export const ACTED = 1;
export const EXHAUSTED = 2;
export const TOUGH = 4;
export const COURAGE = 8;
export const BLESSED_MVT = 16;
export const BLESSED_CBT = 32;
/** Not a Bodyguard in the coming Demon action phase (CL-EVT-08). */
export const UNGUARDED = 64;

/** Flags of a tile, by its number. */
export const DISCARDED = 1;
/** A human has come here before (CL-TILE-07, 08). */
export const SPRUNG = 2;
export const HOLE_TOKEN = 4;
/** A Treasure token lies face down here (S6). */
export const TOKEN = 8;
export const SEAL = 16;
export const SEAL_HIT = 32;
/** A Stash whose Possessed One waits (S5). */
export const SLEEPING = 64;
/** The treasure lies here (S6). */
export const TREASURE = 128;

/** How much is known of a tile in the pile. */
export const UNKNOWN = 0;
export const FORESEEN = 1;
export const OPEN = 2;

/** Plain lists of small numbers: they are cloned quicker than typed arrays of this size. */
export interface State {
  readonly facts: number[];
  /** Tiles on the board, in the order of placing. */
  count: number;
  /** By place on the board: number of the tile, quarter turns, cell, openings as they lie. */
  readonly tiles: number[];
  readonly turns: number[];
  readonly cells: number[];
  readonly open: number[];
  /** 4 × place + side → the place beyond that edge, or −1: a tile lies there, passage or not. */
  readonly beside: number[];
  /** Sides under a cave-in, and openings closed to humans, as masks. */
  readonly caved: number[];
  readonly closed: number[];
  /** By number of the tile. */
  readonly marks: number[];
  /** The pile from the bottom; `left` of them are still there. */
  readonly pile: number[];
  readonly known: number[];
  left: number;
  /** By warrior: place on the board, or one of the places of the roster. */
  readonly place: number[];
  readonly flags: number[];
  readonly wounds: number[];
  /** By human: cancelled lines as a mask, die. */
  readonly lines: number[];
  readonly die: number[];
  /** By object: who carries it, or −1. */
  readonly bearer: number[];
  /** By kind of card: copies in the hand, among the discards. */
  readonly hand: number[];
  readonly spent: number[];
  /** By role: the kinds of the cards in the deck, from its bottom. */
  readonly decks: readonly [number[], number[]];
  /** Dice on the table: action dice not yet given, or destiny dice not yet placed. */
  dice: readonly number[];
  /** Uses of areas of destiny: the area, then its dice. */
  uses: readonly (readonly number[])[];
  /** The last thing that was done, as everybody saw it. */
  last: Action | null;
  work: Work[];
  frames: Question[];
}

function filled(length: number, value: number): number[] {
  return new Array<number>(length).fill(value);
}

export function emptyState(): State {
  return {
    facts: freshFacts(),
    count: 0,
    tiles: filled(TILE_COUNT, 0),
    turns: filled(TILE_COUNT, 0),
    cells: filled(TILE_COUNT, 0),
    open: filled(TILE_COUNT, 0),
    beside: filled(4 * TILE_COUNT, -1),
    caved: filled(TILE_COUNT, 0),
    closed: filled(TILE_COUNT, 0),
    marks: filled(TILE_COUNT + 1, 0),
    pile: filled(TILE_COUNT, 0),
    known: filled(TILE_COUNT, 0),
    left: 0,
    place: filled(WARRIORS, ASIDE),
    flags: filled(WARRIORS, 0),
    wounds: filled(WARRIORS, 0),
    lines: filled(HUMANS, 0),
    die: filled(HUMANS, 0),
    bearer: filled(6, -1),
    hand: filled(CARD_KINDS.length, 0),
    spent: filled(CARD_KINDS.length, 0),
    decks: [[], []],
    dice: [],
    uses: [],
    last: null,
    work: [],
    frames: [],
  };
}

export function cloneState(state: State): State {
  return {
    facts: state.facts.slice(),
    count: state.count,
    tiles: state.tiles.slice(),
    turns: state.turns.slice(),
    cells: state.cells.slice(),
    open: state.open.slice(),
    beside: state.beside.slice(),
    caved: state.caved.slice(),
    closed: state.closed.slice(),
    marks: state.marks.slice(),
    pile: state.pile.slice(),
    known: state.known.slice(),
    left: state.left,
    place: state.place.slice(),
    flags: state.flags.slice(),
    wounds: state.wounds.slice(),
    lines: state.lines.slice(),
    die: state.die.slice(),
    bearer: state.bearer.slice(),
    hand: state.hand.slice(),
    spent: state.spent.slice(),
    decks: [state.decks[0].slice(), state.decks[1].slice()],
    dice: state.dice.slice(),
    uses: state.uses.map(use => use.slice()),
    last: state.last,
    work: state.work.map(cloneWork),
    frames: state.frames.slice(),
  };
}

/** A fact by its place `F.name`: names are not looked up while a match runs. */
export function fact(state: State, place: number): number {
  return state.facts[place]!;
}

export function setFact(state: State, place: number, value: number): void {
  state.facts[place] = value;
}

export function addFact(state: State, place: number, value: number): void {
  state.facts[place]! += value;
}

export function isOver(state: State): boolean {
  return state.facts[F.result] !== -1;
}

export function seatOf(state: State, role: Role): CaveSeat {
  return SEATS[role ^ state.facts[F.leader]!]!;
}

export function roleOf(state: State, seat: CaveSeat): Role {
  return (SEATS.indexOf(seat) ^ state.facts[F.leader]!) as Role;
}

export function has(state: State, warrior: Warrior, flag: number): boolean {
  return (state.flags[warrior]! & flag) !== 0;
}

export function isInPlay(state: State, warrior: Warrior): boolean {
  return state.place[warrior]! >= 0;
}

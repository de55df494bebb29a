import type { RuleId } from '../../rules/ids.ts';
import type { NpcAim, NpcCard } from '../content/npcs/card.ts';
import { NPC_CARDS } from '../content/npcs/index.ts';
import type { OwnCard } from '../content/npcs/own.ts';
import {
  type Battle,
  BLUE,
  cloneState,
  type DuelState,
  isOnBoard,
  rosterIn,
  YELLOW,
} from '../duel/state.ts';
import type { Side, Token } from '../pieces/roster.ts';
import { deckOf, OUR_DECK } from './deck.ts';

/** The only seat: the NP decides nothing (DS-NP-07). */
export const SOLO_SEATS = ['yellow'] as const;
export type SoloSeat = (typeof SOLO_SEATS)[number];

/** The Non-Player plays on the blue side, without a seat. */
export const NP: Side = BLUE;
export const PLAYER: Side = YELLOW;

/** In rising order (DS-SET-04, NC-LEVEL-01). */
export const LEVELS = ['pink', 'yellow', 'green', 'blue', 'red', 'black'] as const;
export type SoloLevel = (typeof LEVELS)[number];

/** Places besides those of the duel: in the bag (DS-SET-07), and waiting as reinforcement (DS-SET-08). */
export const IN_BAG = -4;
export const IN_RESERVE = -5;

/** A mark: an NPC holds this thing though it is not on its list (DS-EDGE-10). */
export const HELD = 8;

/** How a card lies in the activation row. */
export const TURNED = 1;
export const ACTED = 2;

/** What the NP still has to do; the last one is next. Those without a question go on by themselves. */
export type SoloFrame =
  /** The Player puts their four starters on the dots (DS-SET-09). */
  | { readonly kind: 'starters' }
  /** The next NPC waits for its activation: the Player says “go on” (DS-NP-04). */
  | { readonly kind: 'watch' }
  /** An NPC in its mode (DS-MODE-01). */
  | {
      readonly kind: 'activation';
      readonly npc: number;
      /** The mode, or nothing before an objective is chosen. */
      aim: NpcAim | null;
      /** Things that it gave up in this activation (DS-GET-05, DS-EDGE-12). */
      readonly given: number[];
      /** It has fired in this activation (NC-WIZ-01). */
      fired: boolean;
      /** Whom it has just fought without a decision (DS-CMB-05), or NOBODY. */
      again: number;
      /** The rule of its mode by which this was all, or null; what its last deed set off still comes first. */
      over: RuleId | null;
    }
  /** A combat waits for the Player's card (DS-FIGHT-01). */
  | {
      readonly kind: 'combat';
      readonly battle: Battle;
      /** NP cards that his Telepath has turned up (DS-FIGHT-06). */
      open: number[];
      /** The NP's card once they have picked it, or -1. */
      picked: number;
    }
  /** Tokens wait for their squares in a room (DS-TELE-01). */
  | {
      readonly kind: 'teleport';
      readonly position: number;
      readonly tokens: number[];
      /** Who revealed the room, or NOBODY. */
      readonly revealer: number;
      /** The dice of the first token, 0 before they are rolled; a 6 is the Player's choice (DS-TELE-04). */
      red: number;
      white: number;
    }
  /** Reinforcements and Visions that are due. */
  | { readonly kind: 'reinforcements'; count: number }
  | { readonly kind: 'visions'; count: number }
  /** The Player's turn ends (DS-TURN-02, phase 4). */
  | { readonly kind: 'turn-end' };

export interface SoloPart {
  readonly level: SoloLevel;
  /** Whether the Arch-Mage watches (DS-VIS-01), and the rooms on the Vision cards left. */
  readonly watched: boolean;
  visions: number[];
  /** The activation row, left to right, as tokens. */
  row: number[];
  /** token → how its card lies */
  readonly turned: Uint8Array;
  /** token → the tally or marker that its trait keeps (NC-READ-02) */
  readonly tallies: Uint8Array;
  /** Turns of the Player begun so far. */
  round: number;
  work: SoloFrame[];
  /** Cards of somebody's own, if any are played with (NC-OWN-01); a value, the same in all states. */
  readonly own?: readonly OwnCard[];
}

/** A duel's position, and what the NP has on the table. */
export interface SoloState extends DuelState {
  readonly solo: SoloPart;
}

/** Of a match with our cards. */
export const SOLO_NAMES = OUR_DECK.names;

/** NPCs are the first tokens of every solo match, in the order of its cards. */
export function npcCard({ solo }: SoloState, token: Token): NpcCard {
  return deckOf(solo.own).cards[token]!;
}

export function isNpc(token: Token): boolean {
  return token >= 0 && token < NPC_CARDS.length;
}

/** The game ends at once when a side has its points (DS-WIN-02). */
export function isWon({ points, target }: SoloState): boolean {
  return points[NP]! >= target || points[PLAYER]! >= target;
}

export function npcsInPlay(state: SoloState): Token[] {
  return rosterIn(state).characters[NP]!.filter(token => isOnBoard(state, token));
}

export function cloneSolo(state: SoloState): SoloState {
  const { solo } = state;
  return {
    ...cloneState(state),
    solo: {
      ...solo,
      visions: solo.visions.slice(),
      row: solo.row.slice(),
      turned: solo.turned.slice(),
      tallies: solo.tallies.slice(),
      work: solo.work.map(cloneWork),
    },
  };
}

/** A copy that shares nothing with the state. */
function cloneWork(frame: SoloFrame): SoloFrame {
  switch (frame.kind) {
    case 'activation':
      return { ...frame, given: frame.given.slice() };
    case 'combat':
      return {
        ...frame,
        battle: { ...frame.battle, support: frame.battle.support.slice() },
        open: frame.open.slice(),
      };
    case 'teleport':
      return { ...frame, tokens: frame.tokens.slice() };
    default:
      return { ...frame };
  }
}

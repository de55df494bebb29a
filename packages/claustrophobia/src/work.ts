import type { CardKind } from './cards/kinds.ts';
import type { OwnWork } from './scenarios/own-questions.ts';

/** Targets of an attack that are no single warrior. */
export const PACK = 32;
export const SEAL_TARGET = 33;

/** Pending work, as data; the last one is done next. It may ask, push further work, or be done. */
export type Work =
  | Auction
  | { readonly kind: 'team'; points: number; advantages: number }
  | { readonly kind: 'gift' }
  | { readonly kind: 'marker'; readonly role: 0 | 1; readonly tile: number }
  | { readonly kind: 'seals'; left: number }
  | { readonly kind: 'window'; readonly window: number; readonly role: 0 | 1 }
  | { readonly kind: 'event'; readonly card: CardKind; readonly target: string; answered: boolean }
  | { readonly kind: 'second-chance'; picked: readonly number[] }
  | { readonly kind: 'traps'; left: number }
  | ActionWork
  | Exploration
  | Arrival
  | { readonly kind: 'foresee' }
  | { readonly kind: 'hole' }
  | { readonly kind: 'ambush'; readonly tile: number; left: number }
  | Attack
  | Hits
  | Blast
  | { readonly kind: 'line'; readonly who: number; readonly combat: boolean; asked: boolean }
  | { readonly kind: 'exorcism'; readonly tile: number; who: number; cancelled: number }
  | { readonly kind: 'fallen'; readonly who: number; readonly tile: number }
  | OwnWork;

export type WorkOf<K extends Work['kind']> = Extract<Work, { kind: K }>;

interface Auction {
  readonly kind: 'auction';
  /** The seat that bids next, the lowest bid so far or −1, and whose it was. */
  turn: number;
  bid: number;
}

/** A warrior acts. */
export interface ActionWork {
  readonly kind: 'action';
  readonly who: number;
  /** 0: the move step has not begun; 1: on the move; 2: it is over. */
  move: number;
  fought: boolean;
  spent: number;
  /** Bonuses for this action: MVT, and Smoke and Shadows. */
  march: number;
  smoke: boolean;
}

/** An opening is explored, by a human or the Guide (−1). */
export interface Exploration {
  readonly kind: 'exploration';
  readonly who: number;
  readonly from: number;
  readonly side: number;
  stage: number;
  /** The tile drawn, and who turns it. */
  tile: number;
  placer: 0 | 1;
  /** The opening was the marked one (S1). */
  readonly marked: boolean;
  /** The Human player has looked at the pile (CL-GIFT-07); the card Lost was played. */
  looked: boolean;
  lost: boolean;
}

/** A warrior has come to a tile (CL-TILE-01). */
interface Arrival {
  readonly kind: 'arrival';
  readonly who: number;
  readonly tile: number;
}

export interface Attack {
  readonly kind: 'attack';
  readonly who: number;
  /** A warrior, PACK or SEAL_TARGET, on that tile of the board. */
  readonly target: number;
  readonly tile: number;
  stage: number;
  /** CBT from cards, and from abilities read at the declaration (CL-DACT-04). */
  bonus: number;
  readonly watched: number;
  suicide: boolean;
  /** Failed dice may be rerolled by a card (A14). */
  breach: boolean;
  /** Dice that stand, and failed dice that may still be rerolled. */
  hits: number;
  misses: number;
  dice: readonly number[];
  readonly possessed: boolean;
}

/** Hits that fall one by one (CL-COMB-06). */
export interface Hits {
  readonly kind: 'hits';
  readonly target: number;
  readonly tile: number;
  left: number;
  readonly combat: boolean;
  /** The hits are of a Blessed Hammer. */
  readonly hammer: boolean;
  /** Who cannot be Bodyguard against them, or −1 (CL-EVT-11). */
  readonly striker: number;
}

/** Dice for every warrior on a tile, one by one: Grenade and Toxic Fumes. */
interface Blast {
  readonly kind: 'blast';
  readonly tile: number;
  readonly need: number;
  /** Warriors still to roll for, as a list. */
  left: readonly number[];
  /** Nothing is judged before the last die (CL-WIN-03). */
  readonly whole: boolean;
}

/** A copy that shares nothing with the state. */
export function cloneWork(work: Work): Work {
  switch (work.kind) {
    case 'attack':
      return { ...work, dice: work.dice.slice() };
    case 'blast':
      return { ...work, left: work.left.slice() };
    case 'second-chance':
      return { ...work, picked: work.picked.slice() };
    default:
      return { ...work };
  }
}

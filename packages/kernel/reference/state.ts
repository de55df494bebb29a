import type { GameEvent, Sealed, Viewer } from '../src/index.ts';

export const SEATS = ['red', 'white'] as const;
export type LanternSeat = (typeof SEATS)[number];

export const VALUES = 6;
export const COPIES = 6;
export const CARDS = VALUES * COPIES;
export const HAND_LIMIT = 7;
export const SHADOW_LIMIT = 2;

export interface LanternOptions {
  readonly target: number;
  readonly dealt: number;
}

export type LanternFrame =
  | { readonly kind: 'turn' }
  | { readonly kind: 'duel'; readonly sealed: Sealed<LanternSeat, number> };

/** Hands and shadows count cards by value: seat × 6 + value − 1. */
export interface LanternState {
  target: number;
  turn: number;
  hands: Uint8Array;
  shadows: Uint8Array;
  burnt: Uint8Array;
  scores: Uint8Array;
  /** The top card is the last one left; drawn places are 0. */
  deck: Uint8Array;
  left: number;
  frames: LanternFrame[];
}

export type LanternAction =
  | { readonly do: 'draw' | 'duel' | 'pass' }
  | { readonly do: 'tuck' | 'burn' | 'choose'; readonly card: number };

export type LanternEvent = GameEvent<LanternSeat> &
  (
    | { readonly kind: 'drew' | 'tucked'; readonly seat: LanternSeat; readonly card?: number }
    | {
        readonly kind: 'burnt';
        readonly seat: LanternSeat;
        readonly card: number;
        readonly die: number;
        readonly points: number;
      }
    | { readonly kind: 'challenged' | 'chose' | 'passed'; readonly seat: LanternSeat }
    | {
        readonly kind: 'duelled';
        readonly red: number;
        readonly white: number;
        readonly winner: LanternSeat | null;
      }
    | { readonly kind: 'ended'; readonly red: number; readonly white: number }
  );

export interface LanternView {
  readonly viewer: Viewer<LanternSeat>;
  readonly target: number;
  readonly turn: LanternSeat;
  readonly left: number;
  readonly burnt: readonly number[];
  readonly scores: readonly number[];
  readonly hands: readonly HiddenCards[];
  readonly shadows: readonly HiddenCards[];
  readonly asked: {
    readonly question: LanternFrame['kind'];
    readonly own: number | null;
    readonly given: readonly LanternSeat[];
  } | null;
}

/** How many, and which ones if the viewer may know. */
export interface HiddenCards {
  readonly count: number;
  readonly cards?: readonly number[];
}

export interface Lantern {
  Seat: LanternSeat;
  Options: LanternOptions;
  State: LanternState;
  Action: LanternAction;
  Event: LanternEvent;
  View: LanternView;
}

export function cloneState(state: LanternState): LanternState {
  return {
    target: state.target,
    turn: state.turn,
    hands: state.hands.slice(),
    shadows: state.shadows.slice(),
    burnt: state.burnt.slice(),
    scores: state.scores.slice(),
    deck: state.deck.slice(),
    left: state.left,
    frames: state.frames.map(frame =>
      frame.kind === 'duel' ? { kind: 'duel', sealed: { ...frame.sealed } } : { kind: 'turn' },
    ),
  };
}

export function seatIndex(seat: LanternSeat): number {
  return seat === 'red' ? 0 : 1;
}

export function slot(seat: number, card: number): number {
  return seat * VALUES + card - 1;
}

/** How many cards a seat has in its hand or shadow. */
export function countOf(cards: Uint8Array, seat: number): number {
  let count = 0;
  for (let at = seat * VALUES; at < (seat + 1) * VALUES; at++) count += cards[at]!;
  return count;
}

/** The values of a seat's cards, lowest first. */
export function valuesOf(cards: ArrayLike<number>, seat: number): number[] {
  const values: number[] = [];
  for (let card = 1; card <= VALUES; card++) {
    for (let n = cards[slot(seat, card)]!; n > 0; n--) values.push(card);
  }
  return values;
}

export function sumOf(cards: Uint8Array, seat: number): number {
  return valuesOf(cards, seat).reduce((sum, card) => sum + card, 0);
}

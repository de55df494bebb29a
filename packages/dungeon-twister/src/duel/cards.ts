import type { Side } from '../pieces/roster.ts';
import type { DuelOptions } from './options.ts';
import type { DuelSeat, DuelState } from './state.ts';

export const ACTION_CARDS = [2, 3, 4, 5] as const;
export const JUMP_CARDS = 3;
/** Copies of the Combat cards +0 to +6 (DT-COMP-02). */
export const COMBAT_CARDS = [1, 1, 2, 2, 1, 1, 1] as const;
export const COMBAT_VALUES = COMBAT_CARDS.length;
/** Given up as a handicap, with all above it (DT-OPT-03). */
const HIGH_CARD = 5;

/** Copies of the Combat cards that a side begins with. */
export function dealtCombat(
  { withoutHighCards }: Pick<DuelOptions, 'withoutHighCards'>,
  seat: DuelSeat,
): number[] {
  const low = withoutHighCards.includes(seat);
  return COMBAT_CARDS.map((copies, value) => (low && value >= HIGH_CARD ? 0 : copies));
}

/** A side's cards, side by side in `cards`: Action hand as bits, last Action card, Jumps, Combat +0…+6. */
const ACTIONS_AT = 0;
const LAST_AT = 1;
const JUMPS_AT = 2;
const COMBAT_AT = 3;
export const CARD_SLOTS = COMBAT_AT + COMBAT_VALUES;

/** What lies in a hand, and how it changes. */
export const cards = {
  hasAction: (state: DuelState, side: Side, value: number) =>
    (state.cards[side * CARD_SLOTS + ACTIONS_AT]! & (1 << value)) !== 0,
  actions: (state: DuelState, side: Side) =>
    ACTION_CARDS.filter(value => cards.hasAction(state, side, value)),
  takeAction(state: DuelState, side: Side, value: number): void {
    state.cards[side * CARD_SLOTS + ACTIONS_AT]! &= ~(1 << value);
    state.cards[side * CARD_SLOTS + LAST_AT] = value;
  },
  /** All four are taken back when none is left (DT-TURN-01); the pile is gone then. */
  recycleActions(state: DuelState, side: Side): boolean {
    if (state.cards[side * CARD_SLOTS + ACTIONS_AT] !== 0) return false;
    cards.setActions(state, side, ACTION_CARDS);
    state.cards[side * CARD_SLOTS + LAST_AT] = 0;
    return true;
  },
  setActions(state: DuelState, side: Side, values: readonly number[]): void {
    state.cards[side * CARD_SLOTS + ACTIONS_AT] = values.reduce((bits, v) => bits | (1 << v), 0);
  },
  last: (state: DuelState, side: Side) => state.cards[side * CARD_SLOTS + LAST_AT]!,
  setLast(state: DuelState, side: Side, value: number): void {
    state.cards[side * CARD_SLOTS + LAST_AT] = value;
  },
  jumps: (state: DuelState, side: Side) => state.cards[side * CARD_SLOTS + JUMPS_AT]!,
  setJumps(state: DuelState, side: Side, count: number): void {
    state.cards[side * CARD_SLOTS + JUMPS_AT] = count;
  },
  combat: (state: DuelState, side: Side, value: number) =>
    state.cards[side * CARD_SLOTS + COMBAT_AT + value]!,
  setCombat(state: DuelState, side: Side, value: number, count: number): void {
    state.cards[side * CARD_SLOTS + COMBAT_AT + value] = count;
  },
  combatCount(state: DuelState, side: Side): number {
    let count = 0;
    for (let value = 0; value < COMBAT_VALUES; value++) count += cards.combat(state, side, value);
    return count;
  },
  combatHand(state: DuelState, side: Side): number[] {
    const hand: number[] = [];
    for (let value = 0; value < COMBAT_VALUES; value++) {
      for (let n = cards.combat(state, side, value); n > 0; n--) hand.push(value);
    }
    return hand;
  },
};

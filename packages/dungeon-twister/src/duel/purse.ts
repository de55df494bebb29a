import type { RuleId } from '../../rules/ids.ts';
import type { Token } from '../pieces/roster.ts';
import type { DuelAction } from './action.ts';
import { type DuelState, setStock, stockOf } from './state.ts';

/** Two stocks of AP: that of the Action card, and the own one of whoever drank (DT-POTION-01). */

/** AP of the card that a deed costs when the actor pays with his own as far as they go. */
function leastFromCard(state: DuelState, actor: Token, price: number): number {
  return Math.max(0, price - stockOf(state, actor));
}

/** Why a deed cannot be paid so, or null; `card` are AP of the card that are to be used nevertheless. */
export function whyNotPaid(
  state: DuelState,
  actor: Token,
  price: number,
  card?: number,
): RuleId | null {
  const least = leastFromCard(state, actor, price);
  if (card !== undefined && !(Number.isInteger(card) && card > least && card <= price)) {
    return 'DT-POTION-01';
  }
  return state.left >= (card ?? least) ? null : 'DT-ACT-01';
}

export function pay(state: DuelState, actor: Token, price: number, card?: number): void {
  const share = card ?? leastFromCard(state, actor, price);
  state.left -= share;
  if (share < price) setStock(state, actor, stockOf(state, actor) - (price - share));
}

/** Adds the other ways to pay for the actions of somebody who drank, from the one at `first` on. */
export function listOtherPayments(
  state: DuelState,
  actor: Token,
  price: number,
  actions: DuelAction[],
  first: number,
): void {
  const most = Math.min(price, state.left);
  const end = actions.length;
  for (let card = leastFromCard(state, actor, price) + 1; card <= most; card++) {
    for (let index = first; index < end; index++) {
      actions.push({ ...actions[index], card } as DuelAction);
    }
  }
}

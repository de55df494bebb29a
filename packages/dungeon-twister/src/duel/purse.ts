import type { RuleId } from '../../rules/ids.ts';
import type { Token } from '../pieces/roster.ts';
import type { DuelAction } from './action.ts';
import { type DuelState, isCharmed, setStock, stockOf } from './state.ts';

/** Two stocks of AP: that of the Action card, and the own one of whoever drank (DT-POTION-01). */

/** AP of the card that a deed costs when the actor pays with their own as far as they go. */
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
  // What acts for another has AP of its own alone (DT-ALL-14).
  if (isCharmed(state, actor))
    return card === undefined && price <= stockOf(state, actor) ? null : 'DT-ALL-14';
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

/**
 * The same deeds, one after the other, paid by the Action card as far as its AP go: their actor
 * drank, and their player spares what is left of the potion. Nothing where that changes nothing.
 */
export function spared(
  state: DuelState,
  actor: Token,
  actions: readonly DuelAction[],
  priceOf: (action: DuelAction) => number,
): readonly DuelAction[] | undefined {
  if (stockOf(state, actor) === 0 || isCharmed(state, actor)) return undefined;
  let { left } = state;
  const paid = actions.map(action => {
    const price = priceOf(action);
    const card = Math.min(price, left);
    if (card <= leastFromCard(state, actor, price)) return action;
    left -= card;
    return { ...action, card } as DuelAction;
  });
  return left === state.left ? undefined : paid;
}

/** Adds the other ways to pay for the actions of somebody who drank, from the one at `first` on. */
export function listOtherPayments(
  state: DuelState,
  actor: Token,
  price: number,
  actions: DuelAction[],
  first: number,
): void {
  if (isCharmed(state, actor)) return;
  const most = Math.min(price, state.left);
  const end = actions.length;
  for (let card = leastFromCard(state, actor, price) + 1; card <= most; card++) {
    for (let index = first; index < end; index++) {
      actions.push({ ...actions[index], card } as DuelAction);
    }
  }
}

import { AIMED_DEEDS, type DuelAction, type DuelView } from '@oubliette/dungeon-twister';
import { stockOf, tokenIn } from './reading.ts';

/** AP of a deed; what costs nothing is not listed, what costs one neither. */
const PRICES: Partial<Record<DuelAction['do'], number>> = { scream: 2 };

/** Actions that are paid for and say who acts. */
const PAID: ReadonlySet<string> = new Set([
  ...['move', 'jump', 'turn', 'attack', 'shoot', 'spear', 'open', 'close', 'break'],
  ...['heal', 'scream', 'fire', 'regenerate', 'drink'],
  ...AIMED_DEEDS,
]);

/**
 * The same actions, paid by the Action card as far as its AP go: their actor drank a Speed Potion,
 * and his player spares what is left of it (DT-POTION-01).
 */
export function paidByCard(actions: readonly DuelAction[], view: DuelView): DuelAction[] {
  let left = view.left;
  return actions.map(action => {
    if (!PAID.has(action.do) || !('token' in action) || action.token === undefined) return action;
    const actor = tokenIn(view, action.token);
    const stock = actor === undefined ? 0 : stockOf(actor);
    const price = PRICES[action.do] ?? 1;
    const share = Math.min(price, left);
    if (share <= Math.max(0, price - stock)) return action;
    left -= share;
    return { ...action, card: share } as DuelAction;
  });
}

import { ABILITY } from '../pieces/roster.ts';
import type { Deed } from './acting.ts';
import { crowdOf, heldWith, holdsIn } from './crowd.ts';
import { spellOf } from './spell.ts';
import {
  cellOf,
  type DuelState,
  isCharmed,
  OUT_OF_GAME,
  rosterIn,
  setStock,
  stockOf,
} from './state.ts';
import { nameOf, remove } from './story.ts';

/** AP in a Speed Potion (DT-POTION-01). */
const DRAUGHT = 4;

/** The carrier of a Speed Potion empties it and has AP of their own for this turn (DT-POTION-01). */
export const drink: Deed<'drink'> = {
  price: 1,
  needs: ABILITY.quickens,
  whyNot: (state, crowd, actor) =>
    holdsIn(state, crowd, actor, ABILITY.quickens) ? null : 'DT-POTION-01',
  list(state, crowd, actor, actions) {
    const action = { do: 'drink', token: nameOf(state, actor) } as const;
    if (this.whyNot(state, crowd, actor, action) === null) actions.push(action);
  },
  magic: (state, actor) => spellOf(state, actor, ABILITY.quickens, [cellOf(state, actor)], true),
  perform(state, actor, { token }, story) {
    const potion = heldWith(state, crowdOf(state), actor, ABILITY.quickens);
    remove(state, potion);
    // Nothing adds to the AP of whoever acts for another (DT-ALL-14).
    if (!isCharmed(state, actor)) {
      setStock(state, potion, DRAUGHT);
      setStock(state, actor, stockOf(state, actor) + DRAUGHT);
    }
    story.push({ kind: 'drank', to: 'all', token, what: nameOf(state, potion) });
  },
};

/** Speed Potions emptied in this turn: each is worth another minute (DT-OPT-01). */
export function drunkThisTurn(state: DuelState): number {
  const { tokens, isCharacter } = rosterIn(state);
  return tokens.filter(
    token =>
      isCharacter[token] === 0 && state.places[token] === OUT_OF_GAME && stockOf(state, token) > 0,
  ).length;
}

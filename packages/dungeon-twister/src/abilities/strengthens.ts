import type { Deed } from '../duel/acting.ts';
import { type DuelState, knows, loadsOf, STRONG, setTrait } from '../duel/state.ts';
import { type DuelStory, nameOf, remove } from '../duel/story.ts';
import type { Token } from '../pieces/roster.ts';

/** Whoever empties a Strength Potion has +3 until the end of the turn (DT-MERC-11). */
export function drinkStrength(
  state: DuelState,
  bearer: Token,
  potion: Token,
  story: DuelStory,
): void {
  remove(state, potion);
  setTrait(state, bearer, STRONG);
  state.stirred = true;
  story.push({
    kind: 'did',
    to: 'all',
    deed: 'grow-strong',
    token: nameOf(state, bearer),
    spent: nameOf(state, potion),
  });
}

const potionOf = (state: DuelState, actor: Token): Token | undefined =>
  loadsOf(state, actor).find(load => knows(state, load, 'strengthens'));

/** In the own turn it is drunk between two actions, for nothing (DT-MERC-11). */
export const strengthens: Deed<'grow-strong'> = {
  rule: 'DT-MERC-11',
  price: 0,
  needs: 0,
  word: 'strengthens',
  whyNot(state, _crowd, actor) {
    return potionOf(state, actor) === undefined ? 'DT-MERC-11' : null;
  },
  list(state, crowd, actor, actions) {
    const action = { do: 'grow-strong', token: nameOf(state, actor) } as const;
    if (this.whyNot(state, crowd, actor, action) === null) actions.push(action);
  },
  perform(state, actor, _action, story) {
    drinkStrength(state, actor, potionOf(state, actor)!, story);
  },
};

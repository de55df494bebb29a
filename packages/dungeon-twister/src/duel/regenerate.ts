import { ABILITY } from '../pieces/roster.ts';
import type { Deed } from './acting.ts';
import { isCarried } from './crowd.ts';
import { BRANDED, can, has, isOnBoard, isWounded, MENDED, STRUCK, WOUNDED } from './state.ts';
import { nameOf } from './story.ts';

/** A wounded Troll becomes healthy again, though not in the turn of their wound (DT-TROLL-01, 02). */
export const regenerate: Deed<'regenerate'> = {
  price: 1,
  needs: ABILITY.regenerates,
  byWounded: true,
  whyNot(state, crowd, actor) {
    if (!isOnBoard(state, actor)) return 'DT-ACT-03';
    if (!can(state, actor, ABILITY.regenerates) || !isWounded(state, actor)) return 'DT-TROLL-01';
    if (has(state, actor, BRANDED)) return 'DT-MERC-06';
    if ((state.marks[actor]! & STRUCK) !== 0) return 'DT-TROLL-01';
    return isCarried(state, crowd, actor) ? 'DT-TROLL-01' : null;
  },
  list(state, crowd, actor, actions) {
    const action = { do: 'regenerate', token: nameOf(state, actor) } as const;
    if (this.whyNot(state, crowd, actor, action) === null) actions.push(action);
  },
  perform(state, actor, { token }, story) {
    state.marks[actor] = (state.marks[actor]! & ~WOUNDED) | MENDED;
    state.stirred = true;
    story.push({ kind: 'regenerated', to: 'all', token });
  },
};

import { adjacent, directionTo } from '../board/index.ts';
import { ABILITY, NOBODY } from '../pieces/roster.ts';
import { type Deed, tokenNamed } from './acting.ts';
import type { DuelActionOf } from './action.ts';
import { isCarried } from './crowd.ts';
import {
  can,
  cellOf,
  isCharacter,
  isOnBoard,
  isWounded,
  MENDED,
  planIn,
  rosterIn,
  WOUNDED,
} from './state.ts';
import { nameOf } from './story.ts';

/** A Cleric makes an adjacent wounded character of either side healthy (DT-CLERIC-01 to 03). */
export const heal: Deed<'heal'> = {
  price: 1,
  needs: ABILITY.heals,
  whyNot(state, crowd, actor, action) {
    if (!can(state, actor, ABILITY.heals)) return 'DT-CLERIC-01';
    const target = tokenNamed(state, action.target);
    if (target === NOBODY || !isCharacter(state, target) || !isOnBoard(state, target))
      return 'DT-CLERIC-01';
    if (!isWounded(state, target)) return 'DT-CLERIC-01';
    if (isCarried(state, crowd, target)) return 'DT-CLERIC-02';
    const [from, to] = [cellOf(state, actor), cellOf(state, target)];
    if (directionTo(planIn(state), from, to) === null) return 'DT-CLERIC-01';
    return adjacent(state.labyrinth, from, to) ? null : 'DT-CLERIC-02';
  },
  list(state, crowd, actor, actions) {
    for (const target of rosterIn(state).tokens) {
      if (!isWounded(state, target)) continue;
      const [token, name] = [nameOf(state, actor), nameOf(state, target)];
      const action: DuelActionOf<'heal'> = { do: 'heal', token, target: name };
      if (this.whyNot(state, crowd, actor, action) === null) actions.push(action);
    }
  },
  perform(state, _actor, { token, target: name }, story) {
    const target = tokenNamed(state, name);
    state.marks[target] = (state.marks[target]! & ~WOUNDED) | MENDED;
    state.stirred = true;
    story.push({ kind: 'healed', to: 'all', token, target: name });
  },
};

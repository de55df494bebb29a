import { DIRECTIONS, groundAt } from '../board/index.ts';
import type { Deed } from '../duel/acting.ts';
import {
  can,
  type DuelState,
  FORGED,
  has,
  knows,
  loadOf,
  rosterIn,
  setTrait,
} from '../duel/state.ts';
import { nameOf } from '../duel/story.ts';
import { ABILITY, NOBODY, type Token } from '../pieces/roster.ts';
import { besideOf } from './searches.ts';

/** A weapon of close combat: no shield, no armour, nothing that shoots (DT-MERC-21). */
function isCloseWeapon(state: DuelState, thing: Token): boolean {
  if (can(state, thing, ABILITY.shoots)) return false;
  if (can(state, thing, ABILITY.reaches) || rosterIn(state).attacks[thing]! > 0) return true;
  return (['slays-dragons', 'strikes-hard', 'strikes-free'] as const).some(word =>
    knows(state, thing, word),
  );
}

/** Beside a brazier a carried close weapon is forged, for good and once (DT-MERC-21). */
export const forges: Deed<'forge'> = {
  rule: 'DT-MERC-21',
  price: 1,
  needs: 0,
  ground: 'brazier',
  whyNot(state, _crowd, actor) {
    const isBeside = DIRECTIONS.some(to => {
      const cell = besideOf(state, actor, to);
      return cell !== null && groundAt(state.labyrinth, cell) === 'brazier';
    });
    const thing = loadOf(state, actor);
    if (!isBeside || thing === NOBODY || !isCloseWeapon(state, thing)) return 'DT-MERC-21';
    return has(state, thing, FORGED) ? 'DT-MERC-21' : null;
  },
  list(state, crowd, actor, actions) {
    if (loadOf(state, actor) === NOBODY) return;
    const action = { do: 'forge', token: nameOf(state, actor) } as const;
    if (this.whyNot(state, crowd, actor, action) === null) actions.push(action);
  },
  perform(state, actor, { token }, story) {
    const what = loadOf(state, actor);
    setTrait(state, what, FORGED);
    state.stirred = true;
    story.push({ kind: 'did', to: 'all', deed: 'forge', token, what: nameOf(state, what) });
  },
};

import { DIRECTIONS, groundAt } from '../board/index.ts';
import type { Deed } from '../duel/acting.ts';
import {
  can,
  type DuelState,
  FORGED,
  has,
  knows,
  loadsOf,
  rosterIn,
  setTrait,
} from '../duel/state.ts';
import { nameOf } from '../duel/story.ts';
import { ABILITY, type Token } from '../pieces/roster.ts';
import { besideOf } from './searches.ts';

/** A weapon of close combat: no shield, no armour, nothing that shoots (DT-MERC-21). */
function isCloseWeapon(state: DuelState, thing: Token): boolean {
  if (can(state, thing, ABILITY.shoots)) return false;
  if (can(state, thing, ABILITY.reaches) || rosterIn(state).attacks[thing]! > 0) return true;
  return (['slays-dragons', 'strikes-hard', 'strikes-free'] as const).some(word =>
    knows(state, thing, word),
  );
}

/** A carried weapon that is not forged yet: of two the first (DT-PND-05). */
const rawIn = (state: DuelState, actor: Token): Token | undefined =>
  loadsOf(state, actor).find(load => isCloseWeapon(state, load) && !has(state, load, FORGED));

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
    return isBeside && rawIn(state, actor) !== undefined ? null : 'DT-MERC-21';
  },
  list(state, crowd, actor, actions) {
    if (rawIn(state, actor) === undefined) return;
    const action = { do: 'forge', token: nameOf(state, actor) } as const;
    if (this.whyNot(state, crowd, actor, action) === null) actions.push(action);
  },
  perform(state, actor, { token }, story) {
    const what = rawIn(state, actor)!;
    setTrait(state, what, FORGED);
    state.stirred = true;
    story.push({ kind: 'did', to: 'all', deed: 'forge', token, what: nameOf(state, what) });
  },
};

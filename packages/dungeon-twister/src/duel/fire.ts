import { type CellId, DIRECTIONS, type Direction, firstSeen, lookAlong } from '../board/index.ts';
import { ABILITY, type Token } from '../pieces/roster.ts';
import type { Deed } from './acting.ts';
import type { DuelActionOf } from './action.ts';
import { burn } from './burn.ts';
import { type Crowd, characterIn, crowdOf, heldWith, holdsIn } from './crowd.ts';
import { labyrinthTo } from './illusion.ts';
import { spellOf } from './spell.ts';
import { can, cellOf, type DuelState } from './state.ts';
import { nameOf, remove, settle } from './story.ts';

/** Where a fireball ends, or null if it hits nobody. */
function hit(state: DuelState, crowd: Crowd, actor: Token, to: Direction): CellId | null {
  return firstSeen(labyrinthTo(state, actor), cellOf(state, actor), to, crowd.characters);
}

/** A Wizard burns the first character in a direction, friend or enemy; the Wand is gone (DT-WAND-01, 02). */
export const fire: Deed<'fire'> = {
  price: 1,
  needs: ABILITY.burns,
  whyNot(state, crowd, actor, { to }) {
    if (!can(state, actor, ABILITY.casts) || !holdsIn(state, crowd, actor, ABILITY.burns))
      return 'DT-WAND-01';
    if (hit(state, crowd, actor, to) !== null) return null;
    const { stop } = lookAlong(
      labyrinthTo(state, actor),
      cellOf(state, actor),
      to,
      crowd.characters,
    );
    return stop === 'DT-PND-20' ? stop : 'DT-WAND-01';
  },
  list(state, crowd, actor, actions) {
    for (const to of DIRECTIONS) {
      const action: DuelActionOf<'fire'> = { do: 'fire', token: nameOf(state, actor), to };
      if (this.whyNot(state, crowd, actor, action) === null) actions.push(action);
    }
  },
  magic(state, actor, { to }) {
    const at = hit(state, crowdOf(state), actor, to)!;
    return spellOf(state, actor, ABILITY.burns, [cellOf(state, actor), at], true);
  },
  perform(state, actor, { token, to }, story) {
    const crowd = crowdOf(state);
    const target = characterIn(crowd, hit(state, crowd, actor, to)!);
    story.push({ kind: 'fireball', to: 'all', token, target: nameOf(state, target) });
    remove(state, heldWith(state, crowd, actor, ABILITY.burns));
    burn(state, target, story);
    settle(state, story);
  },
};

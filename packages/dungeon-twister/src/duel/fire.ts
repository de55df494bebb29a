import { DIRECTIONS, firstSeen } from '../board/index.ts';
import { ABILITY } from '../pieces/roster.ts';
import type { Deed } from './acting.ts';
import { charactersMap } from './battle.ts';
import { can, cellOf, characterAt, holds, loadOf, planIn } from './state.ts';
import { eliminate, nameOf, remove, settle } from './story.ts';

/** A Wizard burns the first character in a direction, friend or enemy; the Wand is gone (DT-WAND-01, 02). */
export const fire: Deed<'fire'> = {
  price: 1,
  whyNot(state, actor, { to }) {
    if (!can(state, actor, ABILITY.casts) || !holds(state, actor, ABILITY.burns))
      return 'DT-WAND-01';
    const characters = charactersMap(state, planIn(state).cells);
    const hit = firstSeen(state.labyrinth, cellOf(state, actor), to, characters);
    return hit === null ? 'DT-WAND-01' : null;
  },
  offers(state, actor) {
    if (!can(state, actor, ABILITY.casts) || !holds(state, actor, ABILITY.burns)) return [];
    const token = nameOf(state, actor);
    return DIRECTIONS.map(to => ({ do: 'fire', token, to }));
  },
  perform(state, actor, { token, to }, story) {
    const characters = charactersMap(state, planIn(state).cells);
    const cell = firstSeen(state.labyrinth, cellOf(state, actor), to, characters)!;
    const target = characterAt(state, cell);
    story.push({ kind: 'fireball', to: 'all', token, target: nameOf(state, target) });
    remove(state, loadOf(state, actor));
    eliminate(state, target, story);
    settle(state, story);
  },
};

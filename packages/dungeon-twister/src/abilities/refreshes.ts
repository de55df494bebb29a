import type { RuleId } from '../../rules/ids.ts';
import { DIRECTIONS, type Direction, groundAt } from '../board/index.ts';
import type { Deed } from '../duel/acting.ts';
import { type Crowd, isCarried } from '../duel/crowd.ts';
import { cellOf, type DuelState, isOnBoard, isWounded, WOUNDED } from '../duel/state.ts';
import { nameOf } from '../duel/story.ts';
import type { Token } from '../pieces/roster.ts';
import { besideOf } from './searches.ts';

function whyNotHere(state: DuelState, crowd: Crowd, actor: Token, to: Direction): RuleId | null {
  if (!isOnBoard(state, actor)) return 'DT-ACT-03';
  if (!isWounded(state, actor) || isCarried(state, crowd, actor)) return 'DT-PND-23';
  const fountain = besideOf(state, actor, to);
  const isThere = fountain !== null && groundAt(state.labyrinth, fountain) === 'fountain';
  return isThere ? null : 'DT-PND-23';
}

/** Somebody wounded beside a Fountain of Youth drinks, and acts on at once (DT-PND-23). */
export const refreshes: Deed<'refresh'> = {
  rule: 'DT-PND-23',
  price: 1,
  needs: 0,
  ground: 'fountain',
  byWounded: true,
  whyNot: (state, crowd, actor, { to }) => whyNotHere(state, crowd, actor, to),
  list(state, crowd, actor, actions) {
    for (const to of DIRECTIONS) {
      if (whyNotHere(state, crowd, actor, to) !== null) continue;
      actions.push({ do: 'refresh', token: nameOf(state, actor), to });
    }
  },
  magic: (state, actor, { to }) => ({
    by: actor,
    spent: false,
    at: [cellOf(state, actor), besideOf(state, actor, to)!],
  }),
  perform(state, actor, { token }, story) {
    state.marks[actor]! &= ~WOUNDED;
    state.stirred = true;
    story.push({ kind: 'did', to: 'all', deed: 'refresh', token });
  },
};

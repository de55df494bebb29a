import { type CellId, DIRECTIONS, type Direction, firstSeen, lookAlong } from '../board/index.ts';
import type { Deed } from '../duel/acting.ts';
import { burn } from '../duel/burn.ts';
import { type Crowd, characterIn, crowdOf } from '../duel/crowd.ts';
import { labyrinthTo } from '../duel/illusion.ts';
import { cellOf, type DuelState, knows } from '../duel/state.ts';
import { nameOf, settle } from '../duel/story.ts';
import type { Token } from '../pieces/roster.ts';

function hit(state: DuelState, crowd: Crowd, actor: Token, to: Direction): CellId | null {
  return firstSeen(labyrinthTo(state, actor), cellOf(state, actor), to, crowd.characters);
}

/** A dragon breathes as often as it likes: the first in line burns, friend or enemy; no magic (DT-PND-07). */
export const breathes: Deed<'breathe'> = {
  rule: 'DT-PND-07',
  price: 1,
  needs: 0,
  word: 'breathes',
  whyNot(state, crowd, actor, { to }) {
    if (!knows(state, actor, 'breathes')) return 'DT-PND-07';
    if (hit(state, crowd, actor, to) !== null) return null;
    const { stop } = lookAlong(
      labyrinthTo(state, actor),
      cellOf(state, actor),
      to,
      crowd.characters,
    );
    return stop === 'DT-PND-20' ? stop : 'DT-PND-07';
  },
  list(state, crowd, actor, actions) {
    for (const to of DIRECTIONS) {
      const action = { do: 'breathe', token: nameOf(state, actor), to } as const;
      if (this.whyNot(state, crowd, actor, action) === null) actions.push(action);
    }
  },
  perform(state, actor, { token, to }, story) {
    const crowd = crowdOf(state);
    const target = characterIn(crowd, hit(state, crowd, actor, to)!);
    story.push({ kind: 'did', to: 'all', deed: 'breathe', token, target: nameOf(state, target) });
    burn(state, target, story);
    settle(state, story);
  },
};

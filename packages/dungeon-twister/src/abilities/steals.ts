import type { RuleId } from '../../rules/ids.ts';
import { adjacent } from '../board/index.ts';
import { type Deed, tokenNamed } from '../duel/acting.ts';
import { type Crowd, isCarried } from '../duel/crowd.ts';
import { hasHandAtRest } from '../duel/curse.ts';
import { isPit, isTrodden, ropeAt } from '../duel/pit.ts';
import {
  cellOf,
  type DuelState,
  isCharacter,
  isOnBoard,
  knows,
  othersAt,
  rosterIn,
  sideOf,
} from '../duel/state.ts';
import { loseObjects, nameOf, settle } from '../duel/story.ts';
import { NOBODY, type Token } from '../pieces/roster.ts';

/** Objects that could be taken from somebody; whoever is carried holds none of what his bearer does (DT-PND-05). */
function lootOf(state: DuelState, crowd: Crowd, target: Token): Token[] {
  if (isCarried(state, crowd, target)) return [];
  return othersAt(state, cellOf(state, target), target).filter(token => !isCharacter(state, token));
}

function whyNotFrom(state: DuelState, actor: Token, target: Token): RuleId | null {
  const isEnemy =
    target !== NOBODY &&
    isCharacter(state, target) &&
    isOnBoard(state, target) &&
    sideOf(state, target) !== sideOf(state, actor);
  if (!isEnemy) return 'DT-PND-06';
  const [from, to] = [cellOf(state, actor), cellOf(state, target)];
  if (!adjacent(state.labyrinth, from, to)) return 'DT-PND-06';
  return hasHandAtRest(state, actor) ? null : 'DT-CARRY-01';
}

/** A Pickpocket takes an object from an adjacent enemy into free hands; no attack (DT-PND-06). */
export const steals: Deed<'steal'> = {
  rule: 'DT-PND-06',
  price: 1,
  needs: 0,
  word: 'steals',
  whyNot(state, crowd, actor, { target: name, what }) {
    if (!knows(state, actor, 'steals')) return 'DT-PND-06';
    const target = tokenNamed(state, name);
    const rule = whyNotFrom(state, actor, target);
    if (rule !== null) return rule;
    return lootOf(state, crowd, target).includes(tokenNamed(state, what)) ? null : 'DT-PND-06';
  },
  list(state, crowd, actor, actions) {
    if (!knows(state, actor, 'steals')) return;
    for (const target of rosterIn(state).enemies[sideOf(state, actor)]!) {
      if (whyNotFrom(state, actor, target) !== null) continue;
      for (const what of lootOf(state, crowd, target)) {
        const [token, whom] = [nameOf(state, actor), nameOf(state, target)];
        actions.push({ do: 'steal', token, target: whom, what: nameOf(state, what) });
      }
    }
  },
  perform(state, actor, { token, target: name, what }, story) {
    const target = tokenNamed(state, name);
    const from = cellOf(state, target);
    state.places[tokenNamed(state, what)] = cellOf(state, actor);
    story.push({ kind: 'did', to: 'all', deed: 'steal', token, target: name, what });
    // Without the last Rope the obstacle does its work (DT-PND-06).
    const bare = isPit(state, from) && ropeAt(state, from) === NOBODY;
    if (bare && !isTrodden(state, from)) loseObjects(state, from, story, sideOf(state, target));
    settle(state, story);
  },
};

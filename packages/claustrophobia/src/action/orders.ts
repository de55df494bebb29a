import type { RuleId } from '../../rules/ids.ts';
import type { Action } from '../action.ts';
import { addPlays, layCard, whyNotPlay } from '../cards/window.ts';
import { act, END } from '../interned.ts';
import type { DecisionRules } from '../point.ts';
import { HUMAN, type Role } from '../seats.ts';
import { nextStage } from '../stages.ts';
import { ACTED, has, isInPlay, type State } from '../state.ts';
import {
  FIRST_TROGLODYTE,
  HUMANS,
  isHuman,
  isTroglodyte,
  WARRIORS,
  type Warrior,
  warriorNamed,
} from '../warriors/roster.ts';
import { beginAction } from './acting.ts';

/** Why a warrior cannot be chosen for the next action, or null. */
function whyNotAct(state: State, role: Role, who: Warrior): RuleId | null {
  const own = who >= 0 && isHuman(who) === (role === HUMAN) && isInPlay(state, who);
  if (!own || has(state, who, ACTED)) return role === HUMAN ? 'CL-ACT-01' : 'CL-DACT-01';
  return isTroglodyte(who) && isLikeAnother(state, who) ? 'CL-DACT-03' : null;
}

/** Like an earlier one on their tile: Troglodytes that are alike are one choice (CL-DACT-03). */
function isLikeAnother(state: State, who: Warrior): boolean {
  const place = state.place[who];
  for (let other = FIRST_TROGLODYTE; other < who; other++) {
    if (state.place[other] === place && state.flags[other] === state.flags[who]) return true;
  }
  return false;
}

/** The player chooses the next warrior, or ends their phase. */
export const ordersPoint: DecisionRules = {
  legal(state, role) {
    const actions: Action[] = [END];
    const [from, to] = role === HUMAN ? [0, HUMANS] : [HUMANS, WARRIORS];
    for (let who = from; who < to; who++) {
      if (whyNotAct(state, role, who) === null) actions.push(act(who));
    }
    if (role === HUMAN) addPlays(state, role, 'free', actions);
    return actions;
  },
  whyNot(state, role, action) {
    if (action.do === 'end') return null;
    if (action.do === 'act') return whyNotAct(state, role, warriorNamed(action.who));
    if (action.do === 'play') return whyNotPlay(state, role, action, ['free']);
    return role === HUMAN ? 'CL-ACT-01' : 'CL-DACT-01';
  },
  answer(state, action, random, story) {
    if (action.do === 'end') nextStage(state);
    else if (action.do === 'act') beginAction(state, warriorNamed(action.who), story);
    else if (action.do === 'play') {
      layCard(state, action, story)?.effect(state, action.target, random, story);
    }
  },
};

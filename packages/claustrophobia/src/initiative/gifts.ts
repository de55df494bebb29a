import type { RuleId } from '../../rules/ids.ts';
import type { Action, ActionOf } from '../action.ts';
import { addPlays, couldMatter, layCard, whyNotPlay } from '../cards/window.ts';
import { healLine } from '../combat/harm.ts';
import type { CaveStory } from '../event.ts';
import { F } from '../facts.ts';
import { DONE } from '../interned.ts';
import { ask, type DecisionRules } from '../point.ts';
import { HUMAN } from '../seats.ts';
import { nextStage } from '../stages.ts';
import { BLESSED_CBT, BLESSED_MVT, fact, isInPlay, type State, setFact } from '../state.ts';
import { isExhausted } from '../warriors/figures.ts';
import {
  HUMANS,
  isHuman,
  REDEEMER,
  WARRIOR_NAMES,
  type Warrior,
  warriorNamed,
} from '../warriors/roster.ts';
import { addGifts, useGift, wakeForesight, whyNotUse } from './using-gifts.ts';

/** Every blessing, made once. */
const BLESS: readonly (readonly Action[])[] = WARRIOR_NAMES.slice(0, HUMANS).map(who => [
  Object.freeze({ do: 'bless', who, with: 'mvt' } as const),
  Object.freeze({ do: 'bless', who, with: 'cbt' } as const),
]);

/** Why the Redeemer cannot bless that human (CL-TAL-09, 10), or null. */
function whyNotBless(state: State, who: Warrior): RuleId | null {
  if (fact(state, F['blessing-used']) === 1) return 'CL-TAL-10';
  if (!isInPlay(state, REDEEMER) || isExhausted(state, REDEEMER)) return 'CL-TAL-10';
  if (who < 0 || !isHuman(who) || !isInPlay(state, who)) return 'CL-TAL-09';
  return who === REDEEMER ? 'CL-TAL-10' : null;
}

function bless(state: State, action: ActionOf<'bless'>, story: CaveStory): void {
  const who = warriorNamed(action.who);
  setFact(state, F['blessing-used'], 1);
  state.flags[who]! |= action.with === 'mvt' ? BLESSED_MVT : BLESSED_CBT;
  story.push({ kind: 'blessed', to: 'all', who: action.who, with: action.with });
  const line = state.die[who]!;
  if ((state.lines[who]! & (1 << (line - 1))) !== 0) healLine(state, who, line, story);
}

/** W4 is open as long as it could matter (CL-INIT-05). */
export function offerGifts(state: State): void {
  wakeForesight(state);
  const offers: Action[] = [];
  addOffers(state, offers);
  if (offers.length > 0 || couldMatter(state, HUMAN, 4)) ask(state, 'gifts', HUMAN);
  else nextStage(state);
}

function addOffers(state: State, actions: Action[]): void {
  addGifts(state, 'initiative', actions);
  for (let who = 0; who < HUMANS; who++) {
    if (whyNotBless(state, who) === null) actions.push(...BLESS[who]!);
  }
}

export const giftsPoint: DecisionRules = {
  legal(state, role) {
    const actions: Action[] = [DONE];
    addOffers(state, actions);
    addPlays(state, role, 4, actions);
    return actions;
  },
  whyNot(state, role, action) {
    if (action.do === 'done') return null;
    if (action.do === 'use') return whyNotUse(state, action, 'initiative');
    if (action.do === 'bless') return whyNotBless(state, warriorNamed(action.who));
    if (action.do === 'play') return whyNotPlay(state, role, action, [4]);
    return 'CL-INIT-05';
  },
  answer(state, action, random, story) {
    if (action.do === 'done') nextStage(state);
    else if (action.do === 'use') useGift(state, action, story);
    else if (action.do === 'bless') bless(state, action, story);
    else if (action.do === 'play') {
      layCard(state, action, story)?.effect(state, action.target, random, story);
    }
  },
};

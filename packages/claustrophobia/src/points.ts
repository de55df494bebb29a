import type { RuleId } from '../rules/ids.ts';
import { actionPoint } from './action/acting.ts';
import { ordersPoint } from './action/orders.ts';
import type { Action } from './action.ts';
import { bidPoint, teamPoint } from './auction.ts';
import { whyNotPlay, window } from './cards/window.ts';
import { rerollPoint } from './combat/attack.ts';
import { criticalPoint, guardPoint, linePoint } from './combat/hits.ts';
import { placePoint } from './exploration/exploration.ts';
import { foreseePoint } from './exploration/foresight.ts';
import { holePoint } from './exploration/hole.ts';
import { giftPoint } from './handicap.ts';
import { giftsPoint } from './initiative/gifts.ts';
import { assignPoint, secondChancePoint } from './initiative/initiative.ts';
import { whyNotUseNow } from './initiative/using-gifts.ts';
import type { DecisionRules } from './point.ts';
import type { Question, QuestionKind } from './question.ts';
import { markerPoint } from './scenarios/marker.ts';
import { OWN_RULES } from './scenarios/own-rules.ts';
import { sealsPoint } from './scenarios/seals.ts';
import type { State } from './state.ts';
import { destinyPoint } from './threat/destiny.ts';
import { ambushPoint, entryPoint } from './threat/entry.ts';
import { trapPoint } from './threat/trap.ts';

/** Every question with what may be answered, why not, and what the answer does. */
export const POINTS: Readonly<Record<QuestionKind, DecisionRules>> = {
  bid: bidPoint,
  team: teamPoint,
  gift: giftPoint,
  marker: markerPoint,
  seals: sealsPoint,
  window,
  'second-chance': secondChancePoint,
  assign: assignPoint,
  gifts: giftsPoint,
  orders: ordersPoint,
  action: actionPoint,
  foresee: foreseePoint,
  place: placePoint,
  hole: holePoint,
  ambush: ambushPoint,
  reroll: rerollPoint,
  guard: guardPoint,
  line: linePoint,
  critical: criticalPoint,
  destiny: destinyPoint,
  trap: trapPoint,
  entry: entryPoint,
  ...OWN_RULES,
};

/** Questions that cards, and those that gifts, may answer. */
const TAKES_CARDS: readonly QuestionKind[] = ['window', 'gifts', 'orders', 'action', 'entry'];
const TAKES_GIFTS: readonly QuestionKind[] = ['gifts', 'action'];

/** Why that is no answer to the question, or null. Cards and gifts say themselves why not now. */
export function whyNotAnswer(
  state: State,
  { kind, role }: Question,
  action: Action,
): RuleId | null {
  if (action.do === 'play' && !TAKES_CARDS.includes(kind)) {
    return whyNotPlay(state, role, action, []);
  }
  if (action.do === 'use' && !TAKES_GIFTS.includes(kind)) return whyNotUseNow(state, action);
  return POINTS[kind].whyNot(state, role, action);
}

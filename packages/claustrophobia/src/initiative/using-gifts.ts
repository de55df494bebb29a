import type { RuleId } from '../../rules/ids.ts';
import type { Action, ActionOf } from '../action.ts';
import { GIFT_IDS, GIFTS, type Gift } from '../content/gifts/index.ts';
import type { CaveStory } from '../event.ts';
import { F } from '../facts.ts';
import { use } from '../interned.ts';
import { type State, setFact } from '../state.ts';
import { isExhausted } from '../warriors/figures.ts';
import { REDEEMER } from '../warriors/roster.ts';

function bitOf(gift: Gift): number {
  return 1 << (gift.die - 1);
}

/** Why the Redeemer cannot use that gift in this round, or null (CL-GIFT-02). */
function whyNoGift(state: State, gift: Gift): RuleId | null {
  if ((state.facts[F.gifts]! & bitOf(gift)) === 0) return 'CL-GIFT-01';
  if (state.facts[F.crisis] !== 0) return 'CL-EVT-05';
  if (state.place[REDEEMER]! < 0 || state.die[REDEEMER] !== gift.die) return 'CL-INIT-04';
  if (isExhausted(state, REDEEMER)) return 'CL-EXH-02';
  return (state.facts[F['gifts-used']]! & bitOf(gift)) === 0 ? null : 'CL-GIFT-02';
}

export function addGifts(state: State, moment: Gift['moment'], actions: Action[]): void {
  const gift = GIFTS[state.die[REDEEMER]! - 1];
  if (gift === undefined || gift.moment !== moment || whyNoGift(state, gift) !== null) return;
  for (const target of gift.targets(state)) actions.push(use(gift.id, target));
}

export function whyNotUse(
  state: State,
  action: ActionOf<'use'>,
  moment: Gift['moment'],
): RuleId | null {
  const gift = GIFTS[GIFT_IDS.indexOf(action.gift)];
  if (gift === undefined) return 'CL-GIFT-01';
  const why = whyNoGift(state, gift);
  if (why !== null) return why;
  if (gift.moment !== moment) return gift.rule;
  return gift.targets(state).includes(action.target) ? null : gift.rule;
}

/** Why a gift cannot be used where no gift is asked for: it is not there, or its moment is another. */
export function whyNotUseNow(state: State, action: ActionOf<'use'>): RuleId {
  const gift = GIFTS[GIFT_IDS.indexOf(action.gift)];
  if (gift === undefined) return 'CL-GIFT-01';
  return whyNoGift(state, gift) ?? gift.rule;
}

export function useGift(state: State, action: ActionOf<'use'>, story: CaveStory): void {
  const gift = GIFTS[GIFT_IDS.indexOf(action.gift)]!;
  state.facts[F['gifts-used']]! |= bitOf(gift);
  story.push({ kind: 'gift', to: 'all', gift: gift.id, target: action.target });
  gift.effect(state, action.target, story);
}

/** The Aura of Foresight works by itself, and goes on without the Redeemer (CL-GIFT-02). */
export function wakeForesight(state: State): void {
  const foresight = GIFTS.find(({ moment }) => moment === 'exploration')!;
  if (whyNoGift(state, foresight) === null) setFact(state, F.foresight, 1);
}

import { GIFT_IDS } from './content/gifts/index.ts';
import { F } from './facts.ts';
import { chooseGift } from './interned.ts';
import { ask, type DecisionRules, type DoWork, done } from './point.ts';
import { HUMAN } from './seats.ts';
import type { State } from './state.ts';

function missing(state: State): string[] {
  return GIFT_IDS.filter((_, index) => (state.facts[F.gifts]! & (1 << index)) === 0);
}

export const giftWork: DoWork<'gift'> = state => ask(state, 'gift', HUMAN);

/** The Human player chooses one more gift (CL-HCAP-03). */
export const giftPoint: DecisionRules = {
  legal: state => missing(state).map(chooseGift),
  whyNot: (state, _role, action) =>
    action.do === 'gift' && missing(state).includes(action.gift) ? null : 'CL-HCAP-03',
  answer(state, action, _random, story) {
    done(state);
    if (action.do !== 'gift') return;
    state.facts[F.gifts]! |= 1 << GIFT_IDS.indexOf(action.gift);
    story.push({ kind: 'gift-chosen', to: 'all', gift: action.gift });
  },
};

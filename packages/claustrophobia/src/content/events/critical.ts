import { type Card, NO_TARGET } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';
import { F } from '../../facts.ts';
import { setFact, UNGUARDED } from '../../state.ts';
import { isExhausted } from '../../warriors/figures.ts';
import { HUMANS, KINDS, WARRIOR_NAMES, warriorNamed } from '../../warriors/roster.ts';

/** One Bodyguard fails, and the Demon player picks one wound (CL-EVT-08). */
export const critical: Card = {
  kind: 'critical',
  ids: ['E03'],
  moment: MOMENTS.critical,
  rule: 'CL-EVT-08',
  targets(state) {
    const guards = WARRIOR_NAMES.slice(0, HUMANS).filter(
      (_, who) => KINDS[who] === 'BR' && state.place[who]! >= 0 && !isExhausted(state, who),
    );
    return guards.length > 0 ? guards : NO_TARGET;
  },
  effect(state, target) {
    if (target !== '') state.flags[warriorNamed(target)]! |= UNGUARDED;
    setFact(state, F.critical, 1);
  },
};

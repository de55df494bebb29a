import { type Card, when } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';
import { isAfterRoll } from '../../combat/attack-moment.ts';
import { ask, findWork } from '../../point.ts';
import { HUMAN } from '../../seats.ts';

/** The misses of one attack may be rolled again (A14). */
export const breach: Card = {
  kind: 'breach',
  ids: ['A14'],
  moment: MOMENTS.breach,
  rule: 'CL-ADV-06',
  targets(state) {
    const attack = findWork(state, 'attack');
    return when(attack !== undefined && isAfterRoll(attack));
  },
  effect(state) {
    findWork(state, 'attack')!.breach = true;
    ask(state, 'reroll', HUMAN);
  },
};

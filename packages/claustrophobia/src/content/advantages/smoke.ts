import { type Card, when } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';
import { F } from '../../facts.ts';
import { topWork } from '../../point.ts';
import { fact } from '../../state.ts';

/** For one action the warrior slips past everything (A11); not under Resistance Is Futile. */
export const smoke: Card = {
  kind: 'smoke',
  ids: ['A11'],
  moment: MOMENTS.smoke,
  rule: 'CL-THR-14',
  targets: state => when(fact(state, F.resistance) === 0),
  effect(state) {
    topWork(state, 'action').smoke = true;
  },
};

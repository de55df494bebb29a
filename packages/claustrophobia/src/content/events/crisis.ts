import { type Card, NO_TARGET } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';
import { F } from '../../facts.ts';
import { setFact } from '../../state.ts';

/** No gift may be used in this round (CL-EVT-05). */
export const crisis: Card = {
  kind: 'crisis',
  ids: ['E02'],
  moment: MOMENTS.crisis,
  rule: 'CL-EVT-05',
  targets: () => NO_TARGET,
  effect: state => setFact(state, F.crisis, 1),
};

import { type Card, NO_TARGET } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';
import { topWork } from '../../point.ts';

/** +1 MVT for one action (A08). */
export const march: Card = {
  kind: 'march',
  ids: ['A08'],
  moment: MOMENTS.march,
  rule: 'CL-ADV-06',
  targets: () => NO_TARGET,
  effect(state) {
    topWork(state, 'action').march += 1;
  },
};

import { type Card, NO_TARGET } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';
import { F } from '../../facts.ts';
import { setFact } from '../../state.ts';

/** Dice of Mechanisms are lost and Dark Destiny is out of use in this Threat phase (CL-ADV-04). */
export const oil: Card = {
  kind: 'oil',
  ids: ['A05'],
  moment: MOMENTS.oil,
  rule: 'CL-ADV-04',
  targets: () => NO_TARGET,
  effect: state => setFact(state, F.oil, 1),
};

import { type Card, NO_TARGET } from '../../cards/card.ts';
import { F } from '../../facts.ts';
import { setFact } from '../../state.ts';

/** Dice of Mechanisms are lost and Dark Destiny is out of use in this Threat phase (CL-ADV-04). */
export const oil: Card = {
  kind: 'oil',
  ids: ['A05'],
  moment: 9,
  rule: 'CL-ADV-04',
  targets: () => NO_TARGET,
  effect: state => setFact(state, F.oil, 1),
};

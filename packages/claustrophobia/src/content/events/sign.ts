import { type Card, when } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';
import { F } from '../../facts.ts';
import { isInPlay, setFact } from '../../state.ts';
import { DEMON_FIGURE } from '../../warriors/roster.ts';

/** The Demon has +1/+1/+1 until the next Threat phase (CL-EVT-10). */
export const sign: Card = {
  kind: 'sign',
  ids: ['E16'],
  moment: MOMENTS.sign,
  rule: 'CL-EVT-03',
  targets: state => when(isInPlay(state, DEMON_FIGURE)),
  effect: state => setFact(state, F.sign, 1),
};

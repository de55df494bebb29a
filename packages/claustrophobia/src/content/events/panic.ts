import { type Card, when } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';
import { F } from '../../facts.ts';
import { fact, setFact } from '../../state.ts';

/** The action dice are dealt at random (CL-EVT-04). */
export const panic: Card = {
  kind: 'panic',
  ids: ['E08', 'E09'],
  moment: MOMENTS.panic,
  rule: 'CL-EVT-04',
  targets: state => when(fact(state, F.panic) === 0),
  effect: state => setFact(state, F.panic, 1),
};

import { F } from '../../facts.ts';
import { addFact } from '../../state.ts';
import type { Gift } from './gift.ts';

const MORE_DICE = 2;

/** Two more action dice at the next Initiative (CL-GIFT-05). */
export const gatherRound: Gift = {
  id: 'G3',
  rule: 'CL-GIFT-05',
  die: 3,
  moment: 'initiative',
  targets: () => [''],
  effect: state => addFact(state, F.gathered, MORE_DICE),
};

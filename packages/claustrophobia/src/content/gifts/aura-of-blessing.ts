import { setTp } from '../../combat/harm.ts';
import { F } from '../../facts.ts';
import { fact } from '../../state.ts';
import type { Gift } from './gift.ts';

/** The Demon player loses 1 TP if he has one (CL-GIFT-03). */
export const auraOfBlessing: Gift = {
  id: 'G1',
  rule: 'CL-GIFT-03',
  die: 1,
  moment: 'initiative',
  targets: () => [''],
  effect(state, _target, story) {
    if (fact(state, F.tp) > 0) setTp(state, fact(state, F.tp) - 1, story);
  },
};

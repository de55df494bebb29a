import { COURAGE } from '../../state.ts';
import { HUMANS, WARRIOR_NAMES, warriorNamed } from '../../warriors/roster.ts';
import type { Gift } from './gift.ts';

/** +1 DEF for any human until the next Initiative (CL-GIFT-06). */
export const auraOfCourage: Gift = {
  id: 'G4',
  rule: 'CL-GIFT-06',
  die: 4,
  moment: 'initiative',
  targets: state => WARRIOR_NAMES.slice(0, HUMANS).filter((_, who) => state.place[who]! >= 0),
  effect(state, target) {
    state.flags[warriorNamed(target)]! |= COURAGE;
  },
};

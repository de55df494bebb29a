import { healLine } from '../../combat/harm.ts';
import { HUMANS, REDEEMER, WARRIOR_NAMES, warriorNamed } from '../../warriors/roster.ts';
import { cancelledOf } from '../../warriors/wounded.ts';
import type { Gift } from './gift.ts';

/** A Condemned on their tile heals a line: `use G2 BR1 3` (CL-GIFT-04). */
export const auraOfHealing: Gift = {
  id: 'G2',
  rule: 'CL-GIFT-04',
  die: 2,
  moment: 'action',
  targets(state) {
    const targets: string[] = [];
    for (let who = REDEEMER + 1; who < HUMANS; who++) {
      if (state.place[who] !== state.place[REDEEMER]) continue;
      for (const line of cancelledOf(state, who)) targets.push(`${WARRIOR_NAMES[who]} ${line}`);
    }
    return targets;
  },
  effect(state, target, story) {
    const [name = '', line = ''] = target.split(' ');
    healLine(state, warriorNamed(name), Number(line), story);
  },
};

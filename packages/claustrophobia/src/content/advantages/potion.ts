import type { Card } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';
import { healLine } from '../../combat/harm.ts';
import { HUMANS, WARRIOR_NAMES, warriorNamed } from '../../warriors/roster.ts';
import { cancelledOf } from '../../warriors/wounded.ts';

/** A human in play heals a line: `play potion BR1 3` (CL-ADV-05). */
export const potion: Card = {
  kind: 'potion',
  ids: ['A03', 'A04'],
  moment: MOMENTS.potion,
  rule: 'CL-ADV-05',
  targets(state) {
    const targets: string[] = [];
    for (let who = 0; who < HUMANS; who++) {
      if (state.place[who]! < 0) continue;
      for (const line of cancelledOf(state, who)) targets.push(`${WARRIOR_NAMES[who]} ${line}`);
    }
    return targets;
  },
  effect(state, target, _random, story) {
    const [name = '', line = ''] = target.split(' ');
    healLine(state, warriorNamed(name), Number(line), story);
  },
};

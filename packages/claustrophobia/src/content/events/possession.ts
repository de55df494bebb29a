import type { Card } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';
import { declareAttack } from '../../combat/declare.ts';
import { cbtOf } from '../../warriors/figures.ts';
import { HUMANS, REDEEMER, WARRIOR_NAMES, warriorNamed } from '../../warriors/roster.ts';

/** A Condemned attacks a comrade on their tile: `play possession BL1 RD` (CL-EVT-11). */
export const possession: Card = {
  kind: 'possession',
  ids: ['E06'],
  moment: MOMENTS.possession,
  rule: 'CL-EVT-11',
  targets(state) {
    const targets: string[] = [];
    for (let who = REDEEMER + 1; who < HUMANS; who++) {
      if (state.place[who]! < 0 || cbtOf(state, who) < 1) continue;
      for (let other = 0; other < HUMANS; other++) {
        if (other === who || state.place[other] !== state.place[who]) continue;
        targets.push(`${WARRIOR_NAMES[who]} ${WARRIOR_NAMES[other]}`);
      }
    }
    return targets;
  },
  effect(state, target, _random, story) {
    const [who = 0, victim = 0] = target.split(' ').map(warriorNamed);
    declareAttack(state, who, { target: victim, tile: state.place[victim]! }, story, true);
  },
};

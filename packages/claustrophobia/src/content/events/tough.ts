import { hasRoom, nameOfSpot, spotAt } from '../../board/board.ts';
import { cellNamed } from '../../board/cells.ts';
import type { Card } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';
import { enter, spareTroglodyte } from '../../combat/harm.ts';
import { TOUGH } from '../../state.ts';

/** A Tough Troglodyte appears on any tile with room (CL-EVT-14). */
export const tough: Card = {
  kind: 'tough',
  ids: ['E13', 'E14'],
  moment: MOMENTS.tough,
  rule: 'CL-EVT-14',
  targets(state) {
    if (spareTroglodyte(state) < 0) return [];
    const targets: string[] = [];
    for (let spot = 0; spot < state.count; spot++) {
      if (hasRoom(state, spot, false)) targets.push(nameOfSpot(state, spot));
    }
    return targets;
  },
  effect(state, target, _random, story) {
    const who = spareTroglodyte(state);
    enter(state, who, spotAt(state, cellNamed(target)), story);
    state.flags[who] = TOUGH;
  },
};

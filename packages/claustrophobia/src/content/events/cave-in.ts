import { linked, NOWHERE, nameOfSpot, spotAt } from '../../board/board.ts';
import { cellNamed } from '../../board/cells.ts';
import { opposite, SIDES, type TileSide } from '../../board/openings.ts';
import type { Card } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';

/** A marker on a passage: `play cave-in @0,0 E` (CL-EVT-07). */
export const caveIn: Card = {
  kind: 'cave-in',
  ids: ['E01'],
  moment: MOMENTS['cave-in'],
  rule: 'CL-EVT-07',
  targets(state) {
    const targets: string[] = [];
    for (let spot = 0; spot < state.count; spot++) {
      // Each passage once: from its western or northern tile.
      for (const side of [1, 2]) {
        if (linked(state, spot, side) !== NOWHERE) {
          targets.push(`${nameOfSpot(state, spot)} ${SIDES[side]}`);
        }
      }
    }
    return targets;
  },
  effect(state, target, _random, story) {
    const [cell = '', letter = ''] = target.split(' ');
    const spot = spotAt(state, cellNamed(cell));
    const side = SIDES.indexOf(letter as TileSide);
    state.caved[spot]! |= 1 << side;
    state.caved[state.beside[4 * spot + side]!]! |= 1 << opposite(side);
    story.push({ kind: 'cave-in', to: 'all', cell, side: letter });
  },
};

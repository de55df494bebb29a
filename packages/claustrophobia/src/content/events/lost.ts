import { countOpenings } from '../../board/board.ts';
import { type Card, when } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';
import { findWork } from '../../point.ts';

/** The exploration finds nothing; another opening must be left to explore (CL-EVT-06). */
export const lost: Card = {
  kind: 'lost',
  ids: ['E07'],
  moment: MOMENTS.lost,
  rule: 'CL-EVT-06',
  targets(state) {
    const exploration = findWork(state, 'exploration');
    return when(exploration?.lost === false && countOpenings(state) > 1);
  },
  effect(state) {
    findWork(state, 'exploration')!.lost = true;
  },
};

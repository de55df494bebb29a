import { type Card, when } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';
import { findWork } from '../../point.ts';
import { DEMON, HUMAN } from '../../seats.ts';

/** The Human player turns this tile themselves (A15). */
export const map: Card = {
  kind: 'map',
  ids: ['A15'],
  moment: MOMENTS.map,
  rule: 'CL-EXPL-04',
  targets: state => when(findWork(state, 'exploration')?.placer === DEMON),
  effect(state) {
    findWork(state, 'exploration')!.placer = HUMAN;
  },
};

import { type Card, when } from '../../cards/card.ts';
import { findWork } from '../../point.ts';
import { DEMON, HUMAN } from '../../seats.ts';

/** The Human player turns this tile himself (A15). */
export const map: Card = {
  kind: 'map',
  ids: ['A15'],
  moment: 6,
  rule: 'CL-EXPL-04',
  targets: state => when(findWork(state, 'exploration')?.placer === DEMON),
  effect(state) {
    findWork(state, 'exploration')!.placer = HUMAN;
  },
};

import { type Card, when } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';
import { isSuicidal } from '../../combat/attack-moment.ts';
import { findWork } from '../../point.ts';

const MORE_DICE = 2;

/** A plain Troglodyte strikes with three dice and is gone (CL-EVT-12). */
export const suicide: Card = {
  kind: 'suicide',
  ids: ['E10', 'E11'],
  moment: MOMENTS.suicide,
  rule: 'CL-EVT-12',
  targets(state) {
    const attack = findWork(state, 'attack');
    return when(attack !== undefined && isSuicidal(state, attack));
  },
  effect(state) {
    const attack = findWork(state, 'attack')!;
    attack.bonus += MORE_DICE;
    attack.suicide = true;
  },
};

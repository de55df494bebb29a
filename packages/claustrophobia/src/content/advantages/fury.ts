import { type Card, when } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';
import { isBeforeRoll } from '../../combat/attack-moment.ts';
import { findWork } from '../../point.ts';
import { isHuman } from '../../warriors/roster.ts';

const MORE_DICE = 2;

/** +2 CBT for one attack (A09). */
export const fury: Card = {
  kind: 'fury',
  ids: ['A09'],
  moment: MOMENTS.fury,
  rule: 'CL-ADV-06',
  targets(state) {
    const attack = findWork(state, 'attack');
    return when(attack !== undefined && isBeforeRoll(attack) && isHuman(attack.who));
  },
  effect(state) {
    findWork(state, 'attack')!.bonus += MORE_DICE;
  },
};

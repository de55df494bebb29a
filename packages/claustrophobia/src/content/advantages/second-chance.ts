import { type Card, when } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';

/** Any action dice are rolled again, once (A13). */
export const secondChance: Card = {
  kind: 'second-chance',
  ids: ['A13'],
  moment: MOMENTS['second-chance'],
  rule: 'CL-ADV-01',
  targets: state => when(state.dice.length > 0),
  effect(state) {
    state.work.push({ kind: 'second-chance', picked: [] });
  },
};

import { type Card, when } from '../../cards/card.ts';

/** Any action dice are rolled again, once (A13). */
export const secondChance: Card = {
  kind: 'second-chance',
  ids: ['A13'],
  moment: 2,
  rule: 'CL-ADV-01',
  targets: state => when(state.dice.length > 0),
  effect(state) {
    state.work.push({ kind: 'second-chance', picked: [] });
  },
};

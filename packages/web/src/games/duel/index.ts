import type { PageGame } from '../game.ts';
import { names } from './names.ts';

export const duel: PageGame = {
  id: 'duel',
  names,
  seats: ['blue', 'yellow'],
  byLink: { quick: true },
  firstMatches: {
    duel: { options: { quick: true }, machine: 'yellow', isGuided: true },
    mixing: { options: { quick: true, forces: 'draft' }, machine: 'yellow' },
  },
};

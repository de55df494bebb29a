import type { PageGame } from '../game.ts';
import { names } from './names.ts';

export const claustrophobia: PageGame = {
  id: 'claustrophobia',
  names,
  seats: ['human', 'demon'],
  byLink: {},
  firstMatches: {
    claustrophobia: { options: { scenario: 'S1' }, machine: 'demon', isGuided: true },
  },
};

import type { PageGame } from '../game.ts';
import { names } from './names.ts';

export const solo: PageGame = {
  id: 'solo',
  names,
  seats: ['yellow'],
  firstMatches: { solo: { options: { quick: true }, isGuided: true } },
};

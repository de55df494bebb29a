import type { GameNames } from '../game.ts';

export const en: GameNames = {
  title: 'Claustrophobia',
  short: 'Claustrophobia',
  whole: 'Claustrophobia',
};

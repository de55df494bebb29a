import type { GameNames } from '../game.ts';

export const en: GameNames = {
  title: 'The duel',
  short: 'Dungeon Twister',
  whole: 'Dungeon Twister: Prison, the duel',
};

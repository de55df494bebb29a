import type { GameNames } from '../game.ts';

export const en: GameNames = {
  title: 'Solo',
  short: 'Dungeon Twister, solo',
  whole: 'Dungeon Twister: Prison, solo',
};

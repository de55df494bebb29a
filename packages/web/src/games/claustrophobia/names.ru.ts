import type { GameNames } from '../game.ts';

export const ru: GameNames = {
  title: 'Клаустрофобия',
  short: 'Клаустрофобия',
  whole: 'Клаустрофобия',
};

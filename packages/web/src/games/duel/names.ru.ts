import type { GameNames } from '../game.ts';

export const ru: GameNames = {
  title: 'Дуэль',
  short: 'Dungeon Twister',
  whole: 'Лабиринты подземелий 2: Темница, игра вдвоём',
};

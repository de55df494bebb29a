import type { GameNames } from '../game.ts';

export const ru: GameNames = {
  title: 'Одиночная игра',
  short: 'Dungeon Twister, одиночная',
  whole: 'Лабиринты подземелий 2: Темница, одиночная игра',
};

import type { en } from './titles.en.ts';

export const ru: typeof en = {
  learn: 'Учиться, играя',
  puzzles: 'Задачи',
  companion: 'Помощник одиночной игры',
  cards: 'Карты НИП',
  editor: 'Чертёжный стол',
  match: 'Партия',
  friend: 'Игра с другом',
  matches: 'Мои партии',
  honours: 'Статистика',
  settings: 'Настройки',
  pieces: 'Всё из коробок',
};

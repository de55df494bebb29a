import type { en } from './messages.en.ts';

export const ru: typeof en = {
  startersTitle: 'Ваша стартовая команда',
  startersHint:
    'Выберите четырёх персонажей, по одному на каждую точку своей линии. Пока их никто не видит.',
  startersNext: name => `${name}: теперь точка на вашей линии`,
  starters: 'Персонажи за ширмой',
  dots: 'Точки вашей линии',
  dot: n => `Точка ${n}`,
  dotTaken: (n, name) => `Точка ${n}: ${name}`,
  restAtRandom: 'Остальных наугад',
  hidingTitle: 'Спрячьте жетон',
  hidingHint: 'Выберите жетон, затем комнату. Положенный жетон больше никто не смотрит, даже вы.',
  hidingNext: name => `${name}: теперь комната, где есть место`,
  hiding: 'Жетоны за ширмой',
  rooms: 'Комнаты',
  room: (place, held, capacity) => `Место ${place}: жетонов ${held} из ${capacity}`,
  atRandom: 'Один наугад',
  waiting: 'Другая сторона готовится.',
  lotTitle: 'Жребий',
  lotHides: name => `Прятать жетоны начинает сторона: ${name}`,
  lotPlays: name => `Первый ход: ${name}`,
  lotHidesWords: 'Игроки ходят по очереди, по одному жетону.',
  lotPlaysWords: 'Стартовые команды открыты. Первая карта партии — двойка.',
  on: 'Дальше',
};

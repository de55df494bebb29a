import type { en } from './messages.en.ts';

export const ru: typeof en = {
  startersTitle: 'Ваша стартовая команда',
  startersHint: isSecret =>
    `Выберите четырёх персонажей, по одному на каждую точку своей линии.${isSecret ? ' Пока их никто не видит.' : ''}`,
  startersNext: name => `${name}: выберите точку на своей линии`,
  starters: 'Персонажи за ширмой',
  dots: 'Точки вашей линии',
  dot: n => `Точка ${n}`,
  dotTaken: (n, name) => `Точка ${n}: ${name}`,
  restAtRandom: 'Остальных наугад',
  hidingTitle: 'Спрячьте жетон',
  hidingHint: 'Выберите жетон, затем комнату. После этого на жетон не смотрит никто, даже вы.',
  hidingNext: name => `${name}: выберите комнату, где есть место`,
  hiding: 'Жетоны за ширмой',
  rooms: 'Комнаты',
  room: (room, held, capacity) => `Комната ${room}: жетонов ${held} из ${capacity}`,
  atRandom: 'Один наугад',
  allAtRandom: 'Остальные наугад',
  allAtRandomWords: 'Отныне в ваш черёд жетон прячет случай, не спрашивая вас.',
  waiting: 'Другая сторона готовится.',
  lotTitle: 'Жребий',
  lotHides: name => `Первыми жетон прячут: ${name}`,
  lotPlays: name => `Первый ход: ${name}`,
  lotHidesWords: 'Жетоны прячут по очереди, по одному.',
  lotPlaysWords: 'Стартовые команды открыты. Первая карта партии — двойка.',
  on: 'Дальше',
};

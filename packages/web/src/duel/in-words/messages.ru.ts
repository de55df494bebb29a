import { ARROWS, seats } from '../words/declension.ru.ts';
import type { en } from './messages.en.ts';

export const ru: typeof en = {
  hand: 'Карты, комнаты и ход',
  square: name => `На клетке ${name}`,
  walk: (square, what) => [`На ${square}`, ...what].join(', '),
  place: (piece, square) => `${piece} на ${square}`,
  ap: points => `${points} ОД`,

  standing: 'Как обстоят дела',
  turn: (turn, side, left) => `Ход ${turn}. Ходят: ${side}. Осталось ОД: ${left}`,
  sides: seat => seats[seat],
  side: (name, points, target) => `${name}: ПО ${points} из ${target}`,
  cards: (actions, jumps, combat) =>
    `на руке карт: действий ${actions}, прыжка ${jumps}, сражения ${combat}`,
  pieces: name => `На поле: ${name}`,
  nobody: 'Никого',
  out: pieces => `Вне игры: ${pieces.join(', ')}`,
  things: 'Предметы, которых никто не несёт',
  at: (what, square) => `${what}: ${square}`,
  rooms: 'Комнаты',
  room: (name, corners) => `Комната ${name}, ${corners}`,
  faceDown: corners => `Закрытая комната ${corners}`,
  marks: {
    gear: (squares, arrow) => `механизм вращения на ${squares}, ${ARROWS[arrow]}`,
    pit: squares => `ловушки: ${squares}`,
    closed: edges => `закрытые решётки: ${edges}`,
    open: edges => `открытые решётки: ${edges}`,
    broken: edges => `сломано: ${edges}`,
    slit: edges => `щели: ${edges}`,
  },
};

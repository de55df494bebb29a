import type { en } from './messages.en.ts';

export const ru: typeof en = {
  standing: 'Как обстоят дела',
  stands: (name, place) => `${name}: ${place}`,
  line: line => `линия ${line}`,
  cancelled: lines => `отменённые линии: ${lines.join(', ')}`,
  wounds: wounds => `ран: ${wounds}`,
  exhausted: 'обессилен',
  carries: object => `несёт: ${object}`,
  hand: (party, cards) => `${party}: карт на руке ${cards}`,
  ownHand: cards => `Ваши карты: ${cards.join(', ')}`,
  threat: points => `Очки угрозы: ${points}`,
  dice: dice => `Кубики на столе: ${dice.join(', ')}`,
  tiles: 'Плитки',
  warriors: 'Воины',
  pile: left => `Осталось плиток: ${left}`,
};

import type { DuelSeat } from '@oubliette/dungeon-twister';
import { ARROWS, declensionOf, declined, SIDES, woundedIs } from '../words/declension.ru.ts';
import type { PieceId } from '../words/mention.ts';
import { nameOf } from '../words/pieces.ru.ts';
import type { en } from './messages.en.ts';

const owned = (piece: PieceId, owner: DuelSeat | 'prison' | 'neutral'): string =>
  owner === 'prison' || owner === 'neutral'
    ? nameOf(piece)
    : `${SIDES[owner][declensionOf(piece).gender]} ${nameOf(piece)}`;

export const ru: typeof en = {
  board:
    'Поле, клетки по рядам; стрелки перемещают рамку, Enter действует, Tab перебирает ваших персонажей',
  ap: points => `${points} ОД`,
  jumpCard: left => `карта прыжка, останется ${left}`,
  free: 'без ОД',
  walk: 'идти сюда',
  carry: piece => `дойти сюда и донести ${declined(piece, 'acc')}`,
  stop: 'остановиться здесь',
  pause: 'идти сюда, не заканчивая перемещения',
  pauseWords: 'Оставьте, возьмите или передайте что-нибудь и идите дальше на оставшиеся шаги.',
  tapAgain: words => `коснитесь ещё раз: ${words}`,
  leaves: 'выйти из лабиринта',
  dies: 'погибнуть под камнями',
  fells: piece => `погубить ${declined(piece, 'acc')}`,
  take: piece => `забрать ${declined(piece, 'acc')}`,
  drop: (piece, square) => `оставить ${declined(piece, 'acc')} на ${square}`,
  swap: (what, left) => `обменять ${declined(left, 'acc')} на ${declined(what, 'acc')}`,
  room: id => `Комната ${id}`,
  faceDown: room => `закрытая комната ${room}`,
  tokens: counts =>
    `жетоны на ней: ${counts.map(([seat, count]) => `${SIDES[seat].gen} ${count}`).join(', ')}`,
  line: seat => `${SIDES[seat].f} стартовая линия`,
  sides: ['сверху', 'справа', 'снизу', 'слева'],
  sideKinds: {
    way: sides => `проход ${sides.join(', ')}`,
    gate: sides => `открытая решётка ${sides.join(', ')}`,
    portcullis: sides => `закрытая решётка ${sides.join(', ')}`,
    slit: sides => `щель ${sides.join(', ')}`,
    wall: sides => `стена ${sides.join(', ')}`,
    unrevealed: sides => `закрытая комната ${sides.join(', ')}`,
  },
  ground: { gear: 'механизм вращения', pit: 'ловушка' },
  gear: arrow => `механизм вращения, ${ARROWS[arrow]}`,
  piece: owned,
  wounded: woundedIs,
  carries: what => `несёт: ${what}`,
  starter: seat => `Стартовый персонаж ${SIDES[seat].gen}, рубашкой вверх`,
  gate: {
    closed: 'Закрытая решётка',
    open: 'Открытая решётка',
    broken: 'Сломанная решётка',
  },
};

import type { Arrow, DuelSeat } from '@oubliette/dungeon-twister';
import { DECLINED, declined } from '../words/declension.ru.ts';
import type { PieceId } from '../words/mention.ts';
import { names } from '../words/pieces.ru.ts';
import type { en } from './messages.en.ts';

const ways: Readonly<Record<Arrow, string>> = {
  clockwise: 'по часовой стрелке',
  'counter-clockwise': 'против часовой стрелки',
};

const owners: Readonly<Record<DuelSeat, Readonly<Record<'m' | 'f' | 'n', string>>>> = {
  blue: { m: 'Синий', f: 'Синяя', n: 'Синее' },
  yellow: { m: 'Жёлтый', f: 'Жёлтая', n: 'Жёлтое' },
};

const owned = (piece: PieceId, owner: DuelSeat): string =>
  `${owners[owner][DECLINED[piece].gender]} ${names[piece]}`;

export const ru: typeof en = {
  board:
    'Поле, клетки по рядам; стрелки перемещают рамку, Enter действует, Tab перебирает ваших персонажей',
  ap: points => `${points} ОД`,
  free: 'без ОД',
  walk: 'идти сюда',
  stop: 'остановиться здесь',
  pause: 'идти сюда, не заканчивая перемещения',
  leaves: 'выйти из лабиринта',
  take: piece => `забрать ${declined(piece, 'acc')}`,
  drop: piece => `оставить ${declined(piece, 'acc')}`,
  swap: (what, left) => `обменять ${declined(left, 'acc')} на ${declined(what, 'acc')}`,
  choose: 'Что здесь сделать?',
  room: id => `Комната ${id}`,
  faceDown: place => `Комната на месте ${place}, рубашкой вверх`,
  tokens: ({ blue, yellow }) => `жетонов на ней: синих ${blue}, жёлтых ${yellow}`,
  line: { blue: 'Синяя стартовая линия', yellow: 'Жёлтая стартовая линия' },
  rowColumn: (row, column) => `ряд ${row}, столбец ${column}`,
  lineSquare: n => `клетка ${n}`,
  ground: { gear: 'механизм вращения', pit: 'ловушка' },
  gear: arrow => `механизм вращения, ${ways[arrow]}`,
  piece: owned,
  wounded: piece => ({ m: 'ранен', f: 'ранена', n: 'ранено' })[DECLINED[piece].gender],
  carries: what => `несёт: ${what}`,
  starter: {
    blue: 'Начальный персонаж Синих, рубашкой вверх',
    yellow: 'Начальный персонаж Жёлтых, рубашкой вверх',
  },
  gate: {
    closed: 'Закрытая решётка',
    open: 'Открытая решётка',
    broken: 'Сломанная решётка',
  },
};

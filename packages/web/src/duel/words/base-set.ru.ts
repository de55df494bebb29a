import { type Declined, strong } from './declined.ru.ts';

/** Кого и что приносит базовый набор сверх «Темницы». */
export const BASE_SET = {
  goblin: strong('Гоблин'),
  thief: { gender: 'f', forms: ['Воровка', 'Воровки', 'Воровке', 'Воровку', 'Воровкой'] },
  troll: { gender: 'm', forms: ['Тролль', 'Тролля', 'Троллю', 'Тролля', 'Троллем'] },
  'wall-walker': {
    gender: 'f',
    forms: [
      'Проходящая сквозь стены',
      'Проходящей сквозь стены',
      'Проходящей сквозь стены',
      'Проходящую сквозь стены',
      'Проходящей сквозь стены',
    ],
  },
  warrior: strong('Воин'),
  armor: { gender: 'f', forms: ['Броня', 'Брони', 'Броне', 'Броню', 'Бронёй'] },
  'speed-potion': {
    gender: 'n',
    forms: [
      'Зелье скорости',
      'Зелья скорости',
      'Зелью скорости',
      'Зелье скорости',
      'Зельем скорости',
    ],
  },
  sword: { gender: 'm', forms: ['Меч', 'Меча', 'Мечу', 'Меч', 'Мечом'] },
  treasure: {
    gender: 'n',
    forms: ['Сокровище', 'Сокровища', 'Сокровищу', 'Сокровище', 'Сокровищем'],
  },
} as const satisfies Readonly<Record<string, Declined>>;

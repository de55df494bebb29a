import type { en } from './messages.en.ts';

export const ru: typeof en = {
  motion: 'Движение',
  tempi: { calm: 'Спокойное', usual: 'Обычное', brisk: 'Быстрое', 'at-once': 'Без движения' },
  sound: 'Звук',
  volumes: { off: 'Выключен', soft: 'Тихий', middle: 'Средний', loud: 'Громкий' },
  touch: 'Удары и броски кубиков отдаются в руке',
};

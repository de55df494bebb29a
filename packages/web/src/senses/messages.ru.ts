import type { en } from './messages.en.ts';

export const ru: typeof en = {
  textSize: 'Текст',
  textSizes: { usual: 'Обычный', large: 'Крупный', largest: 'Самый крупный' },
  contrast: 'Контраст',
  contrasts: { device: 'Как на устройстве', usual: 'Обычный', high: 'Высокий' },
  motion: 'Движение',
  tempi: { calm: 'Спокойное', usual: 'Обычное', brisk: 'Быстрое', 'at-once': 'Без движения' },
  sound: 'Звук',
  volumes: { off: 'Выключен', soft: 'Тихий', middle: 'Средний', loud: 'Громкий' },
  touch: 'Удары и броски кубиков отдаются в руке',
};

import type { en } from './messages.en.ts';

export const ru: typeof en = {
  title: 'Ряд активации',
  hint: 'слева направо; отыгравшая карта лежит боком',
  goOn: 'Дальше',
  nextIs: name => `На очереди: ${name}`,
  pace: 'Темп',
  paces: { step: 'По нажатию', calm: 'С паузами', brisk: 'Быстро', 'at-once': 'Без показа' },
  deck: 'Карты сражения НИП',
  reserve: 'Подкрепления',
  bag: 'В мешочке',
  empty: 'НИП в игре пока нет.',
  wounded: 'ранение',
};

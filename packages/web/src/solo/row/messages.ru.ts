import type { en } from './messages.en.ts';

export const ru: typeof en = {
  title: 'Ряд активации',
  hint: 'слева направо; отыгравшая карта лежит боком',
  goOn: 'Дальше',
  nextIs: name => `На очереди: ${name}`,
  pace: 'Темп',
  paces: { step: 'По одному', calm: 'Сами', brisk: 'Быстро', 'at-once': 'Сразу' },
  deck: 'Карты сражения темницы',
  reserve: 'Подкрепления',
  bag: 'В мешочке',
  empty: 'Никого из темницы пока нет в игре.',
  wounded: 'ранение',
};

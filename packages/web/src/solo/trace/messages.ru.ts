import type { en } from './messages.en.ts';

export const ru: typeof en = {
  title: 'Почему?',
  empty:
    'Когда кто-то из темницы действует, здесь объясняется почему. Наведите на карту или жетон, чтобы увидеть, что было бы сейчас.',
  thinking: 'Думаю…',
  idle: 'Сейчас не действует.',
  wounded: 'Раненые не действуют.',
  earlier: (aim, isFirst) => `${isFirst ? 'Сначала' : 'Потом'}: ${aim ?? 'ничего'}`,
};

import type { en } from './messages.en.ts';
import { roughly } from './roughly.ts';
import { small } from './small.ts';

export const ru: typeof en = {
  title: 'Как бы поступили вы?',
  thinking: 'Дайте подумать…',
  nothing: 'Сейчас мне нечего посоветовать.',
  expects: (name, deed) => `Жду в ответ (${name}): ${deed}.`,
  mix: percent =>
    percent === 100
      ? 'Соперник решает одновременно; в целом так лучше всего.'
      : `Соперник решает одновременно и не должен меня угадать, поэтому я чередую: так — примерно в ${percent} % случаев.`,
  price: words => `Цена: ${small(words)}`,
  chance: chance =>
    `Ваши шансы на победу, на мой взгляд: ${roughly(chance, { less: 'меньше', about: 'около', more: 'больше' })} %`,
  doIt: 'Так и сделать',
  close: 'Решу сам',
};

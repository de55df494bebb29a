import type { en } from './messages.en.ts';
import { small } from './small.ts';

export const ru: typeof en = {
  title: 'Как бы поступили вы?',
  thinking: 'Дайте подумать…',
  nothing: 'Сейчас мне нечего посоветовать.',
  expects: (name, deed) => `Жду в ответ (${name}): ${deed}.`,
  price: words => `Цена: ${small(words)}`,
  chance: percent => `Ваши шансы на победу, на мой взгляд: ${percent} %`,
  doIt: 'Так и сделать',
  close: 'Решу сам',
};

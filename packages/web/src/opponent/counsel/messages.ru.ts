import type { en } from './messages.en.ts';
import { roughly } from './roughly.ts';
import { small } from './small.ts';

export const ru: typeof en = {
  title: 'Совет машины',
  thinking: 'Дайте подумать…',
  nothing: 'Сейчас мне нечего посоветовать.',
  expects: (name, deed) => `Скорее всего, ${name} ответит так: «${deed}».`,
  mix: percent =>
    percent === 100
      ? 'Соперник выбирает одновременно; в целом так лучше всего.'
      : `Соперник выбирает одновременно, а кто играет всегда одинаково, того легко прочесть. Поэтому я чередую: так — примерно в ${percent} % случаев.`,
  luck: (words, percent) => `Примерно в ${percent} % случаев: ${small(words)}`,
  price: words => `Цена: ${small(words)}`,
  risk: (words, percent) => `Риск, около ${percent} %: ${small(words)}`,
  despite: 'И всё же ничего лучше из рассмотренного я не нашёл.',
  chance: (chance, isHalfADraw) =>
    `Ваши шансы на победу, на мой взгляд${isHalfADraw ? ' (ничья — за половину)' : ''}: ${roughly(chance, { less: 'меньше', about: 'около', more: 'больше' })} %`,
  doIt: 'Так и сделать',
  close: 'Решу по-своему',
};

import type { en } from './messages.en.ts';

export const ru: typeof en = {
  title: 'Мои партии',
  words: 'Всё, что хранит этот браузер: сначала неоконченные, затем самые недавние.',
};

import type { en } from './messages.en.ts';

export const ru: typeof en = {
  title: 'Словами',
  doings: 'Что можно сделать',
  nothing: 'Сейчас вам нечего делать.',
  position: 'Положение',
  counted: (title, count) => `${title} (${count})`,
};

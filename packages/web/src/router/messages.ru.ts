import type { en } from './messages.en.ts';

export const ru: typeof en = {
  duel: 'Дуэль',
  match: 'Партия',
};

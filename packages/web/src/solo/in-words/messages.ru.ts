import type { en } from './messages.en.ts';

export const ru: typeof en = {
  acted: name => `${name}: ход уже сделан`,
};

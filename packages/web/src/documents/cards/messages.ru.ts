import type { en } from './messages.en.ts';

export const ru: typeof en = {
  which: 'Карты НИП',
  ours: 'Наши',
  oursWords: 'Большинство из этих 32 — не из коробки.',
  mine: n => `И мои (${n})`,
  onlyOurs: 'Большинство из 32 карт НИП здесь наши, а не из коробки.',
  unfinished: 'Ваши карты НИП ещё не дописаны: пока в игре наши.',
  write: 'Записать свои карты',
  edit: 'Мои карты',
};

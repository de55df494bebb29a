import type { en } from './messages.en.ts';

export const ru: typeof en = {
  levels: {
    squire: 'Оруженосец',
    wanderer: 'Странник',
    swordsman: 'Мечник',
    captain: 'Капитан',
    warden: 'Надзиратель',
  },
  thinks: name => `${name} думает…`,
  stuck: 'Машина потеряла нить. Ничего не пропало: пусть попробует ещё раз.',
  next: 'Дальше',
  again: 'Ещё раз',
};

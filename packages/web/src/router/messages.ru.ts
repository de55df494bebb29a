import type { en } from './messages.en.ts';

export const ru: typeof en = {
  duel: 'Дуэль',
  solo: 'Игра для одного',
  companion: 'Помощник',
  claustrophobia: 'Клаустрофобия',
  editor: 'Чертёжный стол',
  match: 'Партия',
};

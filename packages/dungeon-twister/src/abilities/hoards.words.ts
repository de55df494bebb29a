import type { AbilityWords } from './wording.ts';

export const hoardsWords: AbilityWords = {
  word: 'hoards',
  rule: 'DT-MERC-08',
  en: {
    title: 'Hoard',
    gist: 'Put on its room face up; when the room is revealed it holds a Treasure of its own.',
  },
  ru: {
    title: 'Клад',
    gist: 'Лежит на комнате лицом вверх; когда её откроют, под ним его собственное Сокровище.',
  },
};

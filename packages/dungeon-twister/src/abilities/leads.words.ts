import type { AbilityWords } from './wording.ts';

export const leadsWords: AbilityWords = {
  word: 'leads',
  rule: 'DT-MERC-07',
  en: { title: 'Leader', gist: 'Friends in his room have +1 in close combat.' },
  ru: {
    title: 'Полководец',
    gist: 'Дружественные персонажи в его комнате получают +1 в ближнем бою.',
  },
};

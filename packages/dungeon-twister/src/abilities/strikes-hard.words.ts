import type { AbilityWords } from './wording.ts';

export const strikesHardWords: AbilityWords = {
  word: 'strikes-hard',
  rule: 'DT-MERC-13',
  en: {
    title: 'Mighty blow',
    gist: 'In a close attack adds 2 if another AP is paid.',
    refusals: {
      'DT-MERC-13': [
        'No mighty blow',
        'Its healthy carrier takes part in a close attack, and another AP is paid for it.',
      ],
    },
  },
  ru: {
    title: 'Могучий удар',
    gist: 'В нападении вблизи +2, если доплатить 1 ОД.',
    refusals: {
      'DT-MERC-13': [
        'Могучего удара нет',
        'Здоровый носитель участвует в нападении вблизи, и за удар доплачивают 1 ОД.',
      ],
    },
  },
};

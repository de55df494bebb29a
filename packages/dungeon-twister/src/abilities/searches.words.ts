import type { AbilityWords } from './wording.ts';

export const searchesWords: AbilityWords = {
  word: null,
  rule: 'DT-MERC-20',
  en: {
    title: 'Armory',
    gist: 'Beside it a free hand draws a neutral weapon for 1 AP, once.',
    deeds: {
      search: {
        name: 'Search the armory',
        aim: 'Search the armory: {way}',
        told: '{actor} searches the armory and finds {what}.',
      },
    },
    refusals: {
      'DT-MERC-20': [
        'No armory to search',
        'Beside an armory that nobody has searched, with a free hand, as long as weapons are left.',
      ],
    },
  },
  ru: {
    title: 'Арсенал',
    gist: 'Рядом с ним свободной рукой за 1 ОД берут нейтральное оружие, один раз.',
    deeds: {
      search: {
        name: 'Обыскать арсенал',
        aim: 'Обыскать арсенал: {way}',
        told: '{actor} обыскивает арсенал; там {what}.',
      },
    },
    refusals: {
      'DT-MERC-20': [
        'Искать негде',
        'Рядом с арсеналом, который ещё не обыскан, свободной рукой, пока оружие не кончилось.',
      ],
    },
  },
};

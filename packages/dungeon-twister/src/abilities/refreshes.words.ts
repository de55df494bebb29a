import type { AbilityWords } from './wording.ts';

export const refreshesWords: AbilityWords = {
  word: null,
  rule: 'DT-PND-23',
  en: {
    title: 'Fountain of Youth',
    gist: 'Beside it a wounded character becomes healthy for 1 AP, and acts on.',
    deeds: {
      refresh: {
        name: 'Drink from the fountain',
        aim: 'Drink from the fountain',
        told: '{actor} drinks from the Fountain of Youth and is healthy again.',
      },
    },
    refusals: {
      'DT-PND-23': [
        'No fountain to drink from',
        'A wounded character drinks that is not carried, from a fountain beside its own square.',
      ],
    },
  },
  ru: {
    title: 'Фонтан молодости',
    gist: 'Рядом с ним раненый за 1 ОД выздоравливает и сразу действует дальше.',
    deeds: {
      refresh: {
        name: 'Испить из фонтана',
        aim: 'Испить из фонтана',
        told: '{actor} пьёт из фонтана молодости и выздоравливает.',
      },
    },
    refusals: {
      'DT-PND-23': [
        'Пить неоткуда',
        'Пьёт раненый, которого никто не несёт, из фонтана рядом со своей клеткой.',
      ],
    },
  },
};

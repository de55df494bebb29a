import type { AbilityWords } from './wording.ts';

export const fightsFreeWords: AbilityWords = {
  word: 'fights-free',
  rule: 'DT-MERC-09',
  en: {
    title: 'Swift blade',
    gist: 'Starts one close combat a turn for 0 AP; shots do not support it.',
    refusals: {
      'DT-MERC-09': [
        'Once a turn',
        'A Samurai starts one close combat a turn for nothing, and no shot supports that one.',
      ],
    },
  },
  ru: {
    title: 'Быстрый клинок',
    gist: 'Раз за ход начинает ближний бой за 0 ОД; выстрелы его не поддерживают.',
    refusals: {
      'DT-MERC-09': [
        'Раз за ход',
        'Самурай раз за ход начинает ближний бой даром, и выстрелы такой бой не поддерживают.',
      ],
    },
  },
};

import type { AbilityWords } from './wording.ts';

export const strikesFreeWords: AbilityWords = {
  word: 'strikes-free',
  rule: 'DT-MERC-14',
  en: {
    title: 'Katana',
    gist: 'Once a turn its carrier starts a close attack for 0 AP; shots do not support it.',
    refusals: {
      'DT-MERC-14': [
        'Once a turn',
        'Its carrier starts one close attack a turn for nothing; no shot supports it, nor is it made with a Spear.',
      ],
    },
  },
  ru: {
    title: 'Катана',
    gist: 'Раз за ход носитель нападает вблизи за 0 ОД; выстрелы такой бой не поддерживают.',
    refusals: {
      'DT-MERC-14': [
        'Раз за ход',
        'Раз за ход носитель Катаны нападает вблизи даром, не копьём; выстрелы такой бой не поддерживают.',
      ],
    },
  },
};

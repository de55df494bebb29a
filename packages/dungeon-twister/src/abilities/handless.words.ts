import type { AbilityWords } from './wording.ts';

export const handlessWords: AbilityWords = {
  word: 'handless',
  rule: 'DT-ALL-05',
  en: {
    title: 'Without hands',
    gist: 'Carries and uses nothing; it may stop on an object, which stays when it goes.',
    refusals: {
      'DT-ALL-05': [
        'It has no hands',
        'Whoever has no hands takes nothing, shares no square with a wounded character, and no Rope holds it.',
      ],
    },
  },
  ru: {
    title: 'Без рук',
    gist: 'Ничего не носит и не применяет; может встать на предмет, и тот остаётся на месте.',
    refusals: {
      'DT-ALL-05': [
        'Рук нет',
        'Тот, у кого нет рук, ничего не берёт, не делит клетку с раненым, и Верёвка его не держит.',
      ],
    },
  },
};

import type { AbilityWords } from './wording.ts';

export const cursesWords: AbilityWords = {
  word: 'curses',
  rule: 'DT-ALL-09',
  en: {
    title: 'Curse',
    gist: 'Whoever comes upon it takes it, and neither puts it down nor gives it away.',
    refusals: {
      'DT-ALL-09': [
        'Cursed',
        'What is cursed is taken by whoever enters its square, and is neither put down nor given away.',
      ],
    },
  },
  ru: {
    title: 'Проклятие',
    gist: 'Его берёт каждый, кто на него наступит; ни положить, ни отдать его нельзя.',
    refusals: {
      'DT-ALL-09': [
        'Проклято',
        'Проклятый предмет берёт каждый, кто входит на его клетку; ни положить, ни отдать его нельзя.',
      ],
    },
  },
};

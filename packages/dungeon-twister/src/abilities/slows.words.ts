import type { AbilityWords } from './wording.ts';

export const slowsWords: AbilityWords = {
  word: 'slows',
  rule: 'DT-DARK-11',
  en: {
    title: 'Ball and chain',
    gist: 'The movement of its holder is 1 lower, at once.',
    refusals: {
      'DT-DARK-11': ['Chained', 'With the Ball and Chain no step is left to move.'],
    },
  },
  ru: {
    title: 'Ядро на цепи',
    gist: 'Движение носителя сразу на 1 меньше.',
    refusals: {
      'DT-DARK-11': ['На цепи', 'С Ядром на цепи не остаётся ни шага.'],
    },
  },
};

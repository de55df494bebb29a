import type { AbilityWords } from './wording.ts';

export const weakensWords: AbilityWords = {
  word: 'weakens',
  rule: 'DT-DARK-12',
  en: {
    title: 'Weakness',
    gist: 'Its holder fights and defends with 1 less, not below 0.',
  },
  ru: {
    title: 'Слабость',
    gist: 'Носитель сражается и обороняется на 1 слабее, но не ниже 0.',
  },
};

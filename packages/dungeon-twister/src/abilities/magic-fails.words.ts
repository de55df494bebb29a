import type { AbilityWords } from './wording.ts';

export const magicFailsWords: AbilityWords = {
  word: null,
  rule: 'DT-ALL-08',
  en: {
    title: 'Magic fails',
    gist: 'On, from or at an anti-magic square magic has no effect; its price is paid.',
    refusals: {
      'DT-ALL-08': [
        'Magic fails here',
        'What is magic does nothing on, from or at an anti-magic square.',
      ],
    },
  },
  ru: {
    title: 'Магия бессильна',
    gist: 'На антимагической клетке, с неё и по ней магия не действует, но цену платят.',
    refusals: {
      'DT-ALL-08': [
        'Магия здесь бессильна',
        'Волшебное не действует на антимагической клетке, с неё и по ней.',
      ],
    },
  },
};

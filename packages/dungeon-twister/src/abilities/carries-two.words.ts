import type { AbilityWords } from './wording.ts';

export const carriesTwoWords: AbilityWords = {
  word: 'carries-two',
  rule: 'DT-PND-05',
  en: {
    title: 'Two burdens',
    gist: 'Carries two things, or own wounded, and both work.',
    refusals: {
      'DT-PND-05': [
        'Not two of them together',
        'One of two is left, and you say which. Two of a kind lie together only where their carrier lost both at once.',
      ],
    },
  },
  ru: {
    title: 'Две ноши',
    gist: 'Несёт две ноши, предметы или своих раненых, и обе действуют.',
    refusals: {
      'DT-PND-05': [
        'Вместе их не оставить',
        'Из двух нош оставляют одну и говорят какую. Две одинаковые лежат вместе, только если их лишились разом.',
      ],
    },
  },
};

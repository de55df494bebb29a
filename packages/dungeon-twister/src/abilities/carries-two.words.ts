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
        'Two objects or two wounded stay on one square only if their carrier lost them at once; otherwise one is left, and you say which.',
      ],
    },
  },
  ru: {
    title: 'Две ноши',
    gist: 'Несёт две ноши, предметы или своих раненых, и обе действуют.',
    refusals: {
      'DT-PND-05': [
        'Вместе их не оставить',
        'Два предмета или двое раненых остаются на одной клетке, только если носильщик лишился их разом; иначе оставляют одну ношу, и нужно указать какую.',
      ],
    },
  },
};

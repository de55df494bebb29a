import type { Pace } from '../seen/pace.ts';

export const en = {
  title: 'Activation row',
  hint: 'left to right; a card that has acted lies sideways',
  goOn: 'Continue',
  nextIs: (name: string) => `${name} is next`,
  pace: 'Pace',
  paces: {
    step: 'One at a time',
    calm: 'By itself',
    brisk: 'Fast',
    'at-once': 'At once',
  } as Readonly<Record<Pace, string>>,
  deck: 'Combat cards of the prison',
  reserve: 'Reinforcements',
  bag: 'In the bag',
  empty: 'Nobody of the prison is in play yet.',
  wounded: 'wounded',
};

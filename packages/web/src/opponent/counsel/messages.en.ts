import { roughly } from './roughly.ts';
import { small } from './small.ts';

export const en = {
  title: 'What would you do?',
  thinking: 'Let me think…',
  nothing: 'I have no better idea than you just now.',
  expects: (name: string, deed: string) => `I expect of ${name} then: ${deed}.`,
  mix: (percent: number) =>
    percent === 100
      ? 'They decide at the same time; this is best on the whole.'
      : `They decide at the same time and must not foresee me, so I vary: this one about ${percent}% of the time.`,
  price: (words: string) => `The price: ${small(words)}`,
  chance: (chance: number) =>
    `Your chances of winning, as I see them: ${roughly(chance, { less: 'less than', about: 'about', more: 'more than' })}%`,
  doIt: 'Do it',
  close: 'I decide myself',
};

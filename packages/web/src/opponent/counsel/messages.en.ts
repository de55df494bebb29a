import { roughly } from './roughly.ts';
import { small } from './small.ts';

export const en = {
  title: 'What would you do?',
  thinking: 'Let me think…',
  nothing: 'I have no better idea than you just now.',
  expects: (name: string, deed: string) => `Then I expect this of ${name}: ${deed}.`,
  mix: (percent: number) =>
    percent === 100
      ? 'They choose at the same time; this is best on the whole.'
      : `They choose at the same time, and whoever always does the same is easily read. So I mix: this one about ${percent}% of the time.`,
  price: (words: string) => `The price: ${small(words)}`,
  chance: (chance: number, isHalfADraw: boolean) =>
    `Your chances of winning, as I see them${isHalfADraw ? ', a draw counted as half' : ''}: ${roughly(chance, { less: 'less than', about: 'about', more: 'more than' })}%`,
  doIt: 'Do it',
  close: 'I’ll decide myself',
};

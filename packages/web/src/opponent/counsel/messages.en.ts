import { roughly } from './roughly.ts';
import { small } from './small.ts';

export const en = {
  title: 'What I would do',
  thinking: 'Let me think…',
  nothing: 'I have no better idea than you just now.',
  expects: (name: string, deed: string) => `Then I expect this of ${name}: “${deed}”.`,
  mix: (percent: number) =>
    percent === 100
      ? 'They choose at the same time; this is best on the whole.'
      : `They choose at the same time, and whoever always does the same is easily read. So I mix: this one about ${percent}% of the time.`,
  /** What comes true, or comes true in a part of all cases. */
  luck: (words: string, percent: number) => `In about ${percent}% of cases: ${small(words)}`,
  price: (words: string) => `The price: ${small(words)}`,
  risk: (words: string, percent: number) => `The risk, about ${percent}%: ${small(words)}`,
  despite: 'Even so, nothing else that I looked at comes out better.',
  chance: (chance: number, isHalfADraw: boolean) =>
    `Your chances of winning, as I see them${isHalfADraw ? ', a draw counted as half' : ''}: ${roughly(chance, { less: 'less than', about: 'about', more: 'more than' })}%`,
  doIt: 'Do it',
  close: 'I’ll decide myself',
};

import { describe, expect, it } from 'vitest';
import type { DuelStoryTexts } from '../../words/story-texts.ts';
import { chapter, en, ru, viewOf } from '../../words/testing.ts';
import { storyWords } from '../story.ts';
import { toldTo } from './own.ts';
import { you as english } from './you.en.ts';
import { you as russian } from './you.ru.ts';

const story = [
  chapter('blue', 1, { kind: 'card', to: 'all', seat: 'blue', value: 2 }),
  chapter('yellow', 2, { kind: 'card', to: 'all', seat: 'yellow', value: 3 }),
  chapter('yellow', 3, { kind: 'must-play', to: 'all', seat: 'blue', value: 4 }),
];
const view = viewOf('turn 3 blue', 'left 2');

describe('a story told to one of its sides', () => {
  it('says “you” of his own deeds, and names the other side', () => {
    const lines = storyWords(toldTo(en, english, 'blue'), story, view).map(({ words }) => words);
    expect(lines).toEqual([
      'You play 2 Actions.',
      'Yellow plays 3 Actions.',
      'You must play the +4: the Telepath named it.',
    ]);
  });

  it('says so of rooms revealed, of what is put on the board, and of points', () => {
    const tokens = ['B:naga', 'B:key', 'Y:bow'];
    const deeds = [
      chapter('blue', 1, {
        kind: 'revealed',
        to: 'all',
        seat: 'blue',
        room: 2,
        name: '37L',
        quarters: 0,
        tokens,
      }),
      chapter('blue', 2, { kind: 'put', to: 'all', token: 'Y:bow', cell: 3 }),
      chapter('yellow', 3, { kind: 'put', to: 'all', token: 'Y:naga', cell: 4 }),
      chapter('blue', 4, { kind: 'scored', to: 'all', seat: 'blue', points: 2 }),
    ];
    const linesIn = (words: DuelStoryTexts) =>
      storyWords(words, deeds, view).map(line => line.words);
    expect(linesIn(toldTo(en, english, 'blue'))).toEqual([
      "You reveal room 37L: your Naga and Key; Yellow's Bow.",
      'You put the Bow on d1.',
      'Yellow puts Naga on e1.',
      'You score 2 VP.',
    ]);
    expect(linesIn(toldTo(ru, russian, 'blue'))).toEqual([
      'Вы открываете комнату 37L: ваши Нага и Ключ; Лук жёлтых.',
      'Вы ставите Лук на d1.',
      'Жёлтые ставят Нагу на e1.',
      'Вы получаете 2 ПО.',
    ]);
  });

  it('says who won: the reader, or the other side', () => {
    const end = [
      chapter('blue', 1, {
        kind: 'over',
        to: 'all',
        winners: ['blue'],
        reason: 'target',
        rule: 'DT-END-01',
      }),
    ];
    const last = (words: DuelStoryTexts) => storyWords(words, end, view).at(-1)!.words;
    expect(last(toldTo(en, english, 'blue'))).toBe('You win the match.');
    expect(last(toldTo(en, english, 'yellow'))).toBe('You lose: Blue wins the match.');
    expect(last(toldTo(ru, russian, 'blue'))).toBe('Вы выигрываете партию.');
    expect(last(toldTo(ru, russian, 'yellow'))).toBe('Вы проигрываете: партию выигрывают синие.');
  });

  it('says so in Russian too', () => {
    const [first, second] = storyWords(toldTo(ru, russian, 'yellow'), story, view);
    expect(first!.words).toMatch(/^Синие /);
    expect(second!.words).toMatch(/^Вы играете карту/);
  });
});

import type { AbilityWords } from './wording.ts';

export const breathesWords: AbilityWords = {
  word: 'breathes',
  rule: 'DT-PND-07',
  en: {
    title: 'Fiery breath',
    gist: 'For 1 AP burns the first in line to death, as often as it likes; this is no magic.',
    deeds: {
      breathe: {
        name: 'Breathe fire',
        aim: 'Breathe: {way}',
        told: '{actor} breathes fire at {target}.',
      },
    },
    refusals: {
      'DT-PND-07': [
        'Nobody to burn, no way to go',
        'A dragon burns the first character in a straight line of sight; with M 0 nobody walks or jumps.',
      ],
    },
  },
  ru: {
    title: 'Огненное дыхание',
    gist: 'За 1 ОД сжигает насмерть первого на прямой, сколько угодно раз; это не магия.',
    deeds: {
      breathe: {
        name: 'Дохнуть огнём',
        aim: 'Дохнуть: {way}',
        told: '{actor} дышит огнём: под огнём {target}.',
      },
    },
    refusals: {
      'DT-PND-07': [
        'Некого сжечь и некуда идти',
        'Дракон сжигает первого персонажа на прямой линии обзора; с нулём движения не ходят и не прыгают.',
      ],
    },
  },
};

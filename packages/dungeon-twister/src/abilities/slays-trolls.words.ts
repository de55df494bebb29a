import type { AbilityWords } from './wording.ts';

export const slaysTrollsWords: AbilityWords = {
  word: 'slays-trolls',
  rule: 'DT-MERC-06',
  en: {
    title: 'Troll slayer',
    gist: 'Trolls that its side wounds in close combat with it never regenerate again.',
    refusals: {
      'DT-MERC-06': [
        'Never again',
        'A Troll that a Troll Slayer has wounded in close combat does not regenerate, even once healed.',
      ],
    },
  },
  ru: {
    title: 'Троллебой',
    gist: 'Тролли, раненные в ближнем бою с его участием, больше не регенерируют.',
    refusals: {
      'DT-MERC-06': [
        'Больше никогда',
        'Тролль, раненный Троллебоем в ближнем бою, не регенерирует, даже если его исцелили.',
      ],
    },
  },
};

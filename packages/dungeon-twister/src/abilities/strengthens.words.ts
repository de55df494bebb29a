import type { AbilityWords } from './wording.ts';

export const strengthensWords: AbilityWords = {
  word: 'strengthens',
  rule: 'DT-MERC-11',
  en: {
    title: 'Strength',
    gist: 'Drunk for 0 AP, in a combat of either turn too: +3 until the end of the turn.',
    deeds: {
      'grow-strong': {
        name: 'Drink the Strength Potion',
        aim: 'Drink the Strength Potion: +3 this turn',
        told: '{actor} drinks {spent} and has +3 until the end of the turn.',
      },
    },
    refusals: {
      'DT-MERC-11': [
        'Nobody drinks it',
        'Its healthy carrier drinks it in his own turn, or in a combat in which he takes part.',
      ],
    },
  },
  ru: {
    title: 'Сила',
    gist: 'Пьют за 0 ОД, в сражении и в чужой ход: +3 до конца хода.',
    deeds: {
      'grow-strong': {
        name: 'Выпить Зелье силы',
        aim: 'Выпить Зелье силы: +3 в этот ход',
        told: '{actor} выпивает {spent:acc}: +3 до конца хода.',
      },
    },
    refusals: {
      'DT-MERC-11': [
        'Пить некому',
        'Здоровый носитель пьёт его в свой ход или в сражении, в котором участвует.',
      ],
    },
  },
};

import type { AbilityWords } from './wording.ts';

export const crossesPitsWords: AbilityWords = {
  word: 'crosses-pits',
  rule: 'DT-PND-02',
  en: {
    title: 'Sure of foot',
    gist: 'Crosses pits in a move, and never ends there.',
    refusals: {
      'DT-PND-02': [
        'Only across',
        'An Elf Scout crosses pits, but ends the move on a square where he may stand.',
      ],
    },
  },
  ru: {
    title: 'Лёгкая поступь',
    gist: 'Проходит над ловушками, но не останавливается на них.',
    refusals: {
      'DT-PND-02': [
        'Только пройти',
        'Эльф-разведчик проходит над ловушками, но заканчивает движение там, где можно стоять.',
      ],
    },
  },
};

import type { AbilityWords } from './wording.ts';

export const mistWords: AbilityWords = {
  word: null,
  rule: 'DT-PND-20',
  en: {
    title: 'Mist',
    gist: 'Ends sight; whoever stands in it is no target from afar, even of a neighbour.',
    refusals: {
      'DT-PND-20': [
        'Hidden in mist',
        'Mist ends sight: who stands in it is reached in close combat only, and with the Spear.',
      ],
    },
  },
  ru: {
    title: 'Туман',
    gist: 'Прерывает обзор; того, кто в нём стоит, издали не достать даже с соседней клетки.',
    refusals: {
      'DT-PND-20': [
        'Скрыто туманом',
        'Туман прерывает обзор: того, кто в нём, достают лишь в ближнем бою и копьём.',
      ],
    },
  },
};

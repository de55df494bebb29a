import type { AbilityWords } from './wording.ts';

export const breaksWallsWords: AbilityWords = {
  word: 'breaks-walls',
  rule: 'DT-PND-04',
  en: {
    title: 'Breaks walls',
    gist: 'For 1 AP breaks a wall or slit beside it for good, three times in a game.',
    deeds: {
      breach: {
        name: 'Break a wall',
        aim: 'Break the wall: {side}',
        told: '{actor} breaks through the wall at {square}.',
      },
    },
    refusals: {
      'DT-PND-04': [
        'No wall to break',
        'A wall or slit beside its square breaks, three in a game; of a double wall the near part first.',
      ],
    },
  },
  ru: {
    title: 'Ломает стены',
    gist: 'За 1 ОД навсегда ломает стену или щель рядом, трижды за игру.',
    deeds: {
      breach: {
        name: 'Сломать стену',
        aim: 'Сломать стену: {side}',
        told: '{actor} проламывает стену у клетки {square}.',
      },
    },
    refusals: {
      'DT-PND-04': [
        'Ломать нечего',
        'Ломают стену или щель у своей клетки, трижды за игру; у двойной стены сперва ближнюю.',
      ],
    },
  },
};

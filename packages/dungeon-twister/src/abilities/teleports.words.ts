import type { AbilityWords } from './wording.ts';

export const teleportsWords: AbilityWords = {
  word: 'teleports',
  rule: 'DT-PND-13',
  en: {
    title: 'Teleportation',
    gist: 'For 1 AP takes its carrier to empty floor of a room beside his, once.',
    deeds: {
      teleport: {
        name: 'Teleport',
        aim: 'Teleport to {square}',
        told: '{actor} is suddenly on {square}; the ring is spent.',
      },
    },
    refusals: {
      'DT-PND-13': [
        'The ring does not lead there',
        'It takes its carrier to an empty floor square of a revealed room that shares a side with his.',
      ],
    },
  },
  ru: {
    title: 'Телепортация',
    gist: 'За 1 ОД, один раз, переносит носителя на пустой пол соседней комнаты.',
    deeds: {
      teleport: {
        name: 'Телепортироваться',
        aim: 'Телепортироваться на {square}',
        told: '{actor} вдруг оказывается на {square}; кольцо израсходовано.',
      },
    },
    refusals: {
      'DT-PND-13': [
        'Туда кольцо не ведёт',
        'Оно переносит на пустую клетку пола открытой комнаты, у которой с этой общая сторона.',
      ],
    },
  },
};

import type { AbilityWords } from './wording.ts';

export const invokesWords: AbilityWords = {
  word: null,
  rule: 'DT-PND-24',
  en: {
    title: 'Pentacle',
    gist: 'On it a magic user turns any revealed room by its arrow, for 2 AP.',
    deeds: {
      invoke: {
        name: 'Turn a room by magic',
        aim: 'Turn room {room} by magic',
        told: '{actor} turns a room by magic.',
      },
    },
    refusals: {
      'DT-PND-24': [
        'No room to turn by magic',
        'A magic user on a pentacle turns revealed rooms, but no Anti-Magic room.',
      ],
    },
  },
  ru: {
    title: 'Пентакль',
    gist: 'Стоя на нём, пользователь магии за 2 ОД поворачивает любую открытую комнату по её стрелке.',
    deeds: {
      invoke: {
        name: 'Повернуть комнату магией',
        aim: 'Повернуть магией комнату {room}',
        told: '{actor} поворачивает комнату магией.',
      },
    },
    refusals: {
      'DT-PND-24': [
        'Магией повернуть нечего',
        'Пользователь магии на пентакле поворачивает открытые комнаты, но не антимагическую.',
      ],
    },
  },
};

import type { en } from './messages.en.ts';

export const ru: typeof en = {
  past: 'Прошлые игры на этом устройстве',
  pastNone: 'Пока ни одной.',
  table: {
    level: 'Уровень',
    games: 'Игры',
    wins: 'Победы',
    points: 'ПО в среднем',
    rounds: 'Раунды в среднем',
  },
};

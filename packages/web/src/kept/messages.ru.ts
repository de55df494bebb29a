import type { en } from './messages.en.ts';

export const ru: typeof en = {
  alone: player => (player ? `${player}, одиночная игра` : 'Одиночная игра'),
  standing: (turn, points, target) => `ход ${turn} · ${points} · до ${target} ПО`,
  inRound: (round, points, target) => `раунд ${round} · ${points} · до ${target} ПО`,
  inCave: (title, round, humans, threat) =>
    `${title} · раунд ${round} · людей: ${humans} · угроза ${threat}`,
  inSetUp: 'подготовка',
  won: (name, points) => `победа: ${name} · ${points}`,
  lost: points => `победа НИП · ${points}`,
  drawn: points => `ничья · ${points}`,
};

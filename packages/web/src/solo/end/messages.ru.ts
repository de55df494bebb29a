import type { en } from './messages.en.ts';

export const ru: typeof en = {
  won: 'Вы на свободе!',
  lost: 'Темница не отпустила вас',
  drawn: 'Ничья',
  resigned: 'Вы сдались',
  points: (own, np) => `${own} : ${np} ПО`,
  rounds: (n, level) => `Раундов: ${n}, уровень ${level}.`,
  advice: level => `В следующий раз: уровень ${level}.`,
  again: 'Сыграть ещё',
  board: 'Посмотреть на поле',
  result: 'Итог',
  home: 'На главную',
};

import type { en } from './messages.en.ts';

export const ru: typeof en = {
  turn: turn => `Ход ${turn}`,
  wins: name => `Победа: ${name}`,
  youWin: 'Вы победили',
  youLose: 'Вы проиграли',
  share: names => `Победу делят: ${names}`,
  draw: 'Ничья',
  reasons: {
    target: (_loser, target) => `Набрано ${target} победных очков, и ход закончен.`,
    still: () => 'Сорок ходов подряд ничего нового не случилось.',
    'nobody-left': () => 'В лабиринте никого не осталось.',
    resigned: loser => `${loser}: партия сдана.`,
    'out-of-time': loser => `${loser}: время вышло.`,
    'agreed-draw': () => 'Стороны договорились о ничьей.',
  },
  points: n => `${n} ПО`,
  left: names => `Выходы: ${names}`,
  eliminated: names => `Уничтожены враги: ${names}`,
  nothing: 'Очков нет.',
  board: 'Посмотреть на поле',
};

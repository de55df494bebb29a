import type { en } from './messages.en.ts';

export const ru: typeof en = {
  title: 'Партия окончена',
  wins: name => `Победа: ${name}`,
  draw: 'Ничья',
  reasons: {
    target: (_loser, target) => `Набрано ${target} победных очков, и ход закончен.`,
    still: () => 'Сорок ходов подряд ничего нового не случилось.',
    'nobody-left': () => 'В лабиринте никого не осталось.',
    resigned: loser => `${loser}: партия сдана.`,
    'agreed-draw': () => 'Стороны договорились о ничьей.',
  },
  points: n => `${n} ПО`,
  left: names => `Покинули лабиринт: ${names}`,
  eliminated: names => `Уничтожены: ${names}`,
  nothing: 'Очков нет.',
  honest: 'Честным ли был жребий?',
  check:
    'Обещание стояло в начале хроники с первой минуты. Это SHA-256 от слов «oubliette seed», пробела и зерна; то же зерно с теми же действиями даёт ту же партию.',
  replay: 'Смотреть повтор',
  rematch: 'Играть ещё',
  board: 'Посмотреть поле',
  result: 'Показать итог',
  noRematch: 'Новую партию начать не удалось.',
};

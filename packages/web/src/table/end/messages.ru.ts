import type { en } from './messages.en.ts';

export const ru: typeof en = {
  title: 'Партия окончена',
  honest: 'Честным ли был жребий?',
  check:
    'Обещание стояло в начале хроники с первой минуты. Это SHA-256 от слов «oubliette seed», пробела и зерна; то же зерно с теми же действиями даёт ту же партию.',
  replay: 'Смотреть повтор',
  rematch: 'Играть ещё',
  result: 'Показать итог',
  noRematch: 'Новую партию начать не удалось.',
};

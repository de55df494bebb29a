import type { en } from './messages.en.ts';

export const ru: typeof en = {
  level: name => `Одиночная игра · ${name}`,
  acts: 'Ход НИП',
  yourTurn: 'Ваш ход',
  setUp: 'Подготовка',
  over: 'Игра окончена',
  round: n => `раунд ${n}`,
  nth: (name, n, of) => `${name}, ${n} из ${of}`,
  menu: 'Меню',
  cards: 'Карты НИП',
  hint: 'Совет',
  chronicle: 'Хроника',
  why: 'Почему?',
  six: who => `${who}: одна шестёрка`,
  sixRow: (n, square) => `Ряд ${n}: ${square}`,
  sixColumn: (n, square) => `Столбец ${n}: ${square}`,
  sixRows: 'На красном кубике 6: ряд выбираете вы, здесь или на поле.',
  sixColumns: 'На белом кубике 6: столбец выбираете вы, здесь или на поле.',
  pick: 'Ваш Телепат видит карты',
  pickWords: 'Эти карты сражения НИП открыты. Какую они сыграют?',
  pickCalls: 'вызывает подкрепление',
  dice: 'Кубики',
  tie: (option, count) => `Равных вариантов: ${count}; кубик выбирает: ${option}.`,
  inPlay: 'НИП в игре',
  telepath: [
    {
      title: 'Контроль разума',
      words:
        'В сражении один на один открываются три карты НИП, и вы выбираете, какую из них они сыграют.',
      rule: 'DS-FIGHT-06',
    },
  ],
};

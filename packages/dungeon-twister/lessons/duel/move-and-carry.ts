import type { Lesson } from '@oubliette/kernel/lesson';

/** A turn: action points, a move, a load, the end, the next card. */
export const moveAndCarry: Lesson = {
  id: 'move-and-carry',
  title: { en: 'Move and carry', ru: 'Идти и нести' },
  game: 'duel',
  given: `
    maze 37L@0 38L@0? 39L@0? 40L@0? 37R@0? 38R@0? 39R@0? 40R@0?
    turn 3 blue
    left 4
    cards blue actions 2,3,5 last 4 jumps 3 combat 0,1,2,2,3,3,4,5,6
    B:naga @1,2
    B:cleric @0,1
    B:rope @2,4
    Y:wizard @21,3`,
  seat: 'blue',
  answers: ['yellow card 2', 'yellow end'],
  facts: ['figure B:naga move=6 load=-', 'reach B:naga @2,4 ap=1', 'reach B:naga @0,2 ap=1'],
  steps: [
    {
      say: {
        en: 'You lead the blue crew and win with 5 victory points: lead yours out over the yellow line, and eliminate yellow ones. First walk: tap the Naga, the snake, then the square with the Rope, c5.',
        ru: 'Вы ведёте синий отряд. Для победы нужно 5 победных очков: выводите своих через жёлтую линию, уничтожайте жёлтых. Сначала — ходить: коснитесь Наги (это змея), потом клетки с Верёвкой, c5.',
      },
      goal: ['is B:naga @2,4'],
      hint: {
        en: 'Choose her here. Green squares show how far she gets; on a phone, tap the square twice.',
        ru: 'Выберите её здесь. Зелёные клетки — докуда она дойдёт; на телефоне коснитесь клетки дважды.',
      },
      point: 'B:naga',
      solution: ['move B:naga; step south; step south; step east; stop'],
    },
    {
      say: {
        en: 'What lies on her square she carries. Take the Rope to a3, on the blue edge. If a list opens, choose the way on which she carries it.',
        ru: 'Что лежит на её клетке, то она и несёт. Отнесите Верёвку на a3, на синий край. Если откроется список, выберите путь с Верёвкой.',
      },
      goal: ['is B:rope @0,2'],
      hint: {
        en: 'This is a3. Rope and Naga go together unless you leave it on the way.',
        ru: 'Вот a3. Верёвка идёт вместе с Нагой, если её не оставить.',
      },
      point: '@0,2',
      solution: ['move B:naga; step west; step north; step north; step west; stop'],
      mistakes: [
        {
          when: ['is B:naga @0,2', 'is B:rope @2,4'],
          say: {
            en: 'The Rope stayed behind. Take the move back and carry it along.',
            ru: 'Верёвка осталась лежать. Отмените ход и возьмите её с собой.',
          },
        },
        {
          when: ['is left 0'],
          say: {
            en: 'No action points left. Take a move back.',
            ru: 'Очки действий кончились. Отмените перемещение.',
          },
        },
      ],
    },
    {
      say: {
        en: 'Each move costs 1 action point (AP), a diamond. Nobody must spend them all: end your turn.',
        ru: 'Каждое перемещение стоит 1 очко действий (ОД), ромбик. Тратить все не обязательно: закончите ход.',
      },
      goal: ['told table turn-ended seat=blue'],
      hint: {
        en: 'End turn. With points left the button asks once more.',
        ru: '«Закончить ход». Пока есть очки, кнопка переспросит.',
      },
      point: 'button end',
      solution: ['end'],
    },
    {
      say: {
        en: 'Yellow had a short turn. A turn begins with an Action card: its number is your action points. Play the 5.',
        ru: 'Жёлтые сделали короткий ход. Ход начинается с карты действий: её число — ваши очки. Сыграйте 5.',
      },
      goal: ['is left 5'],
      hint: {
        en: 'The card with the 5. You get your cards back when all four are played.',
        ru: 'Карта с числом 5. Карты вернутся, когда будут сыграны все четыре.',
      },
      point: 'card 5',
      solution: ['card 5'],
      mistakes: [
        {
          when: ['asks turn blue', 'not told table card seat=blue value=5'],
          say: {
            en: 'That works as well, with other points. For this lesson take it back and play the 5.',
            ru: 'Тоже можно, только очков будет другое число. Для урока отмените и сыграйте 5.',
          },
        },
      ],
    },
  ],
  done: {
    en: 'That is a turn: a card, moves for 1 AP each, the end. Whoever stands on a thing carries it.',
    ru: 'Вот и весь ход: карта, перемещения по 1 ОД, конец хода. Кто стоит на предмете, тот его несёт.',
  },
  rules: ['DT-TURN-01', 'DT-MOVE-01', 'DT-CARRY-02'],
};

import type { Lesson } from '@oubliette/kernel/lesson';

/** The way out, who bars it, and the end. */
export const leaveAndWin: Lesson = {
  id: 'leave-and-win',
  title: { en: 'Out, and win', ru: 'Выйти и победить' },
  game: 'duel',
  given: `
    maze 38L@0? 39L@0? 40L@0? 37L@0 37R@0? 38R@0? 39R@0? 40R@0?
    turn 9 blue
    left 4
    points blue 3
    B:cleric @20,3
    B:naga @19,1
    Y:colossus @21,1
    Y:wizard @21,7`,
  seat: 'blue',
  answers: [],
  facts: ['reach B:cleric out ap=1', 'reach B:naga out ap=1'],
  steps: [
    {
      say: {
        en: 'Whoever steps healthy onto the enemy’s line has escaped, for 1 point. You have three of five. Lead the Cleric out, to v4.',
        ru: 'Кто здоровым ступил на чужую линию, тот выбрался: 1 очко. У вас три из пяти. Выведите Клерика на v4.',
      },
      goal: ['told table left token=B:cleric'],
      hint: { en: 'The Cleric, then this square.', ru: 'Клерик, потом эта клетка.' },
      point: '@21,3',
      solution: ['move B:cleric; step east'],
    },
    {
      say: {
        en: 'Now the Naga. The yellow Colossus bars v2, and he is too strong to fight. Find another square for her.',
        ru: 'Теперь Нага. На v2 стоит жёлтый Колосс, драться с ним опасно. Найдите ей другую клетку.',
      },
      goal: ['told table left token=B:naga'],
      hint: {
        en: 'v1 lies behind an arrow slit, and the Naga slips through slits.',
        ru: 'v1 лежит за щелью, а Нага сквозь щели проскальзывает.',
      },
      point: '@21,0',
      solution: ['move B:naga; step north; step east; step east'],
      refusals: {
        'DT-EXIT-02': {
          en: 'He stands there and does not let her out. The square above is free.',
          ru: 'Он там стоит и не выпускает. Клетка рядом свободна.',
        },
      },
    },
    {
      say: {
        en: 'Five points! But a match ends only when the turn does. End it.',
        ru: 'Пять очков! Но партия заканчивается только вместе с ходом. Закончите его.',
      },
      goal: ['over blue'],
      hint: { en: 'End turn.', ru: '«Закончить ход».' },
      point: 'button end',
      solution: ['end'],
    },
  ],
  done: {
    en: 'Won! Points come from your figures that get out and from enemies eliminated. Five of them win.',
    ru: 'Победа! Очки дают ваши вышедшие персонажи и выбывшие враги. Пять очков — и партия ваша.',
  },
  rules: ['DT-EXIT-01', 'DT-EXIT-02', 'DT-VP-02', 'DT-END-01'],
};

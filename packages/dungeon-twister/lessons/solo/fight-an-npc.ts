import type { Lesson } from '@oubliette/kernel/lesson';
import { MAZE } from './maze.ts';

/** How a fight goes with the prison's cards, and what the levels are. */
export const fightAnNpc: Lesson = {
  id: 'fight-an-npc',
  title: { en: 'Fight the prison', ru: 'Сражение с НИП' },
  game: 'solo',
  given: `
    ${MAZE}
    turn 9 yellow
    left 2
    deck 0
    N:hur-ban @12,7
    Y:naga @13,7`,
  seat: 'yellow',
  facts: ['adjacent Y:naga N:hur-ban'],
  steps: [
    {
      say: {
        en: 'Hur-Ban stands beside your Naga. You fight as in the duel; the Non-Player’s card comes from its deck by chance. Attack.',
        ru: 'Хур-Бан стоит рядом с вашей Нагой. Сражаются как в дуэли, только карту НИП берут из колоды наугад. Атакуйте.',
      },
      goal: ['told table attacked token=Y:naga'],
      hint: { en: 'The Naga, then Hur-Ban.', ru: 'Нага, потом Хур-Бан.' },
      point: 'N:hur-ban',
      solution: ['attack Y:naga N:hur-ban'],
    },
    {
      say: {
        en: 'The deck is nearly spent: only a 0 is left in it, and that can be counted. Lay the +6.',
        ru: 'Колода почти пуста: остался только 0, и это можно сосчитать. Положите +6.',
      },
      goal: ['told table wounded token=N:hur-ban'],
      hint: { en: 'Choose the +6 and lay it.', ru: 'Выберите +6 и положите.' },
      point: 'lay 6',
      solution: ['choose 6'],
    },
    {
      say: {
        en: 'Wounded, he turns over in the row and does not act. Six levels, pink to black, say how many come and how strong. Begin with pink.',
        ru: 'Раненый переворачивается в ряду и не действует. Шесть уровней, от розового до чёрного, говорят, сколько их и насколько сильны. Начните с розового.',
      },
      goal: [],
      hint: { en: '', ru: '' },
      point: 'N:hur-ban',
      solution: [],
    },
  ],
  done: {
    en: 'You know the row, the objectives, the forecast and the fights. Five points win, as in the duel.',
    ru: 'Вы знаете ряд, цели, прогноз и сражения. Пять очков — победа, как в дуэли.',
  },
  rules: ['DS-NP-03', 'DS-SET-04'],
};

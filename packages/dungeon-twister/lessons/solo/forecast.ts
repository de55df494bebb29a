import type { Lesson } from '@oubliette/kernel/lesson';
import { MAZE } from './maze.ts';

/** What it would do now, and how one spoils it. */
export const forecast: Lesson = {
  id: 'forecast',
  title: { en: 'Spoil the plan', ru: 'Испортить план' },
  game: 'solo',
  given: `
    ${MAZE}
    turn 9 yellow
    left 2
    N:bella-ding-dong @18,1
    Y:cleric @21,0
    Y:mekanork @21,4`,
  seat: 'yellow',
  facts: ['plan N:bella-ding-dong aim=exit ap=1 end=@21,1'],
  steps: [
    {
      say: {
        en: 'It is your turn, and Bella is three squares from freedom. Tap her: the forecast shows her way, over v2. Put the Mekanork there.',
        ru: 'Ваш ход, а Белла в трёх клетках от свободы. Коснитесь её: прогноз покажет путь через v2. Поставьте туда Меканорка.',
      },
      goal: ['plan N:bella-ding-dong ap=2'],
      hint: {
        en: 'The Mekanork walks 3 squares along your own line: here. A healthy enemy bars his square.',
        ru: 'Меканорк проходит 3 клетки по своей линии: сюда. Здоровый враг загораживает клетку.',
      },
      point: '@21,1',
      solution: ['move Y:mekanork; step north; step north; step north; stop'],
      mistakes: [
        {
          when: ['is left 0', 'plan N:bella-ding-dong ap=1'],
          say: {
            en: 'Her way is still short, and you have no points left. Take something back.',
            ru: 'Её путь всё ещё короткий, а очки кончились. Отмените что-нибудь.',
          },
        },
      ],
    },
  ],
  done: {
    en: 'Now she must go eleven squares instead of three. Look at the forecast before every end of turn.',
    ru: 'Теперь ей одиннадцать клеток вместо трёх. Смотрите прогноз перед каждым концом хода.',
  },
  rules: ['DS-EXIT-01', 'DS-OBJ-04'],
};

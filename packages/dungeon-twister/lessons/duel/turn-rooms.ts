import type { Lesson } from '@oubliette/kernel/lesson';

/** A gear turns its own room or its twin. */
export const turnRooms: Lesson = {
  id: 'turn-rooms',
  title: { en: 'Turn the rooms', ru: 'Вращать комнаты' },
  game: 'duel',
  given: `
    maze 37L@0 37R@2 39L@0? 40L@0? 38L@0? 38R@0? 39R@0? 40R@0?
    turn 3 blue
    left 5
    B:naga @2,0
    B:cleric @1,3`,
  seat: 'blue',
  answers: [],
  facts: ['not reach B:cleric @6,4 ap=3', 'blue may turn B:naga R0 counter-clockwise'],
  steps: [
    {
      say: {
        en: 'This is the heart of the game. The Naga stands on a gear. Choose her, then “Turn room”, then the room under her feet: the list calls it 37L.',
        ru: 'Вот сердце игры. Нага стоит на механизме. Выберите её, потом «Повернуть комнату» и ту комнату, где она стоит: в списке это 37L.',
      },
      goal: ['told table turned room=0'],
      hint: {
        en: 'She turns the floor under her feet: a quarter for 1 AP, the way the arrow shows.',
        ru: 'Она поворачивает пол под ногами: четверть оборота за 1 ОД, куда показывает стрелка.',
      },
      point: 'B:naga',
      solution: ['turn B:naga R0 counter-clockwise'],
      mistakes: [
        {
          when: ['told table turned room=1', 'not told table turned room=0'],
          say: {
            en: 'That was the room next door, and a good trick: it is coming. Now the one under the Naga.',
            ru: 'Это соседняя комната, и трюк хороший: скоро дойдём. А теперь ту, где стоит Нага.',
          },
        },
      ],
    },
    {
      say: {
        en: 'Everything went round with it, the Cleric too. Each room has a twin whose gear bears the same number: here the room next to it, 37R. Turn that from where she stands.',
        ru: 'С комнатой повернулось всё, и Клерик тоже. У каждой комнаты есть близнец с тем же номером на механизме: здесь это соседняя, 37R. Поверните её, не сходя с места.',
      },
      goal: ['told table turned room=1'],
      hint: {
        en: 'The gear works at any distance: choose the Naga, “Turn room”, 37R.',
        ru: 'Механизм действует на любом расстоянии: Нага, «Повернуть комнату», 37R.',
      },
      point: 'B:naga',
      solution: ['turn B:naga R1 clockwise'],
    },
    {
      say: {
        en: 'Look: a way has opened where walls stood. Lead the Cleric into the room next door, to g5.',
        ru: 'Смотрите: там, где стояли стены, открылся путь. Проведите Клерика в соседнюю комнату, на g5.',
      },
      goal: ['told table stepped token=B:cleric cell=94'],
      hint: {
        en: 'The Cleric, then this square. If you turned more than that, begin again.',
        ru: 'Клерик, потом эта клетка. Если повернули лишнее, начните заново.',
      },
      point: '@6,4',
      solution: ['move B:cleric; step east; step east; stop'],
      mistakes: [
        {
          when: ['is left 0'],
          say: {
            en: 'No action points left. A room turns back only by turning on: begin again.',
            ru: 'Очки кончились. Обратно комната не вернётся, только дальше по кругу: начните заново.',
          },
        },
      ],
    },
  ],
  done: {
    en: 'From a gear, 1 AP turns its room or the twin a quarter, always by the arrow. What stands there turns along.',
    ru: 'С механизма за 1 ОД поворачивают его комнату или её близнеца на четверть, всегда по стрелке. Всё в ней поворачивается тоже.',
  },
  rules: ['DT-ROT-01', 'DT-ROT-02', 'DT-ROT-03'],
};

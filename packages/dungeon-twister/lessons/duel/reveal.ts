import type { Lesson } from '@oubliette/kernel/lesson';

/** A dark room, and who places what was hidden there. */
export const reveal: Lesson = {
  id: 'reveal',
  title: { en: 'Light a dark room', ru: 'Открыть комнату' },
  game: 'duel',
  given: `
    maze 37L@0 38L@0? 39L@0? 40L@0? 37R@0? 38R@0? 39R@0? 40R@0?
    turn 3 blue
    left 5
    B:wizard @0,6
    B:key R4
    Y:telepath R4
    Y:rope R4`,
  seat: 'blue',
  answers: ['yellow put B:key @4,5', 'yellow put B:key @3,5', 'yellow put B:key @2,5'],
  facts: ['blue may reveal R4', 'blue may not reveal R1: DT-REV-01'],
  steps: [
    {
      say: {
        en: 'Most rooms are dark: nobody knows what they hold. Your Wizard stands beside one. Tap the room with the torch.',
        ru: 'Почти все комнаты тёмные, и что в них, никто не знает. Ваш Маг стоит рядом с одной. Коснитесь комнаты с факелом.',
      },
      goal: ['told table revealed seat=blue'],
      hint: {
        en: 'This room. It costs 1 AP, and the Wizard does not move.',
        ru: 'Эта комната. Стоит 1 ОД, Маг остаётся на месте.',
      },
      point: '@3,7',
      solution: ['reveal R4'],
      refusals: {
        'DT-REV-01': {
          en: 'Nobody of yours stands beside that room yet.',
          ru: 'Рядом с этой комнатой пока никто из ваших не стоит.',
        },
      },
    },
    {
      say: {
        en: 'Whoever opens a room places the tokens found there; only their own objects are placed by the enemy. Put the yellow Telepath and the yellow Rope where they are of little use.',
        ru: 'Кто открыл комнату, тот и ставит найденные жетоны; только его собственные предметы ставит соперник. Поставьте жёлтых Телепата и Верёвку туда, где от них мало толку.',
      },
      goal: ['asks turn blue'],
      hint: {
        en: 'Choose a token below, then a free square of this room. Pits are forbidden.',
        ru: 'Выберите жетон внизу, потом свободную клетку этой комнаты. На ловушку нельзя.',
      },
      point: '@1,9',
      solution: ['put Y:telepath @1,9', 'put Y:rope @1,8'],
    },
    {
      say: {
        en: 'Your own Key was placed by Yellow, of course not at your feet. Fetch it with the Wizard.',
        ru: 'А ваш Ключ ставили жёлтые — конечно, не вам под ноги. Заберите его Магом.',
      },
      goal: ['figure B:wizard load=B:key'],
      hint: {
        en: 'The Wizard walks 4 squares for 1 AP. Two moves will do.',
        ru: 'Маг проходит 4 клетки за 1 ОД. Хватит двух перемещений.',
      },
      point: 'B:key',
      solution: [
        'move B:wizard; step north; step east; step east; step east; stop',
        'move B:wizard; step east; stop',
      ],
      mistakes: [
        {
          when: ['is left 0'],
          say: {
            en: 'No action points left, and no Key. Take moves back, or begin again.',
            ru: 'Очков нет, и Ключа нет. Отмените перемещения или начните заново.',
          },
        },
      ],
    },
  ],
  done: {
    en: 'A dark room is lit from beside it for 1 AP. You place the enemy’s tokens, the enemy places your things.',
    ru: 'Тёмную комнату открывают с соседней клетки за 1 ОД. Вы ставите чужое, соперник — ваши предметы.',
  },
  rules: ['DT-REV-01', 'DT-REV-03'],
};

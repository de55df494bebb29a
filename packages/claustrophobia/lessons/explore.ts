import type { Lesson } from '@oubliette/kernel/lesson';

/** The map grows, and the enemy turns the tile. */
export const explore: Lesson = {
  id: 'explore',
  title: { en: 'Into the dark', ru: 'В темноту' },
  game: 'claustrophobia',
  given: `
    tile T26 @0,0 NESW
    pile T32 T28 T29
    d10 5
    marker @0,0 N
    BL1 @0,0 die 5
    RD @0,0 die 1`,
  seat: 'human',
  answers: ['demon place NSW'],
  facts: ['figure BL1 mvt=3 cbt=1 def=3 exhausted=no'],
  steps: [
    {
      say: {
        en: 'Every dashed half-moon is an opening nobody has been through. To explore costs a step. Choose the Blade, then the opening in the east.',
        ru: 'Пунктирный полукруг — неисследованный ход: за ним никто не был. Разведка стоит шаг. Выберите Наёмника, потом ход справа.',
      },
      goal: ['is BL1 @1,0 die 5'],
      hint: {
        en: 'First the Blade, then this opening.',
        ru: 'Сначала Наёмник, потом этот ход.',
      },
      point: 'door @0,0 E',
      solution: ['act BL1; explore E'],
    },
    {
      say: {
        en: 'A tile from the pile lies down, and he stands on it. He has two steps left: explore on.',
        ru: 'Сверху стопки взяли плитку, и он уже на ней. Осталось два шага: исследуйте дальше.',
      },
      goal: ['is BL1 @2,0 die 5'],
      hint: { en: 'The next opening.', ru: 'Следующий ход.' },
      point: 'door @1,0 E',
      solution: ['explore E'],
    },
    {
      say: {
        en: 'This tile could lie several ways, and there the demons choose. They will never make it easy. End his action, then the phase.',
        ru: 'Эту плитку можно положить по-разному, а выбирают демоны — и не в вашу пользу. Закончите его действие, потом фазу.',
      },
      goal: ['told table phase phase=threat'],
      hint: {
        en: 'This button, until the phase is over.',
        ru: 'Эта кнопка, пока фаза не кончится.',
      },
      point: 'button end',
      solution: ['stop', 'end'],
    },
  ],
  done: {
    en: 'A step explores an opening; the tile lies where you go, turned as the demons like, with a way back to you.',
    ru: 'Шаг исследует ход: плитка ложится, куда вы идёте, а повернут её демоны, лишь бы путь к вам был.',
  },
  rules: ['CL-EXPL-02', 'CL-EXPL-03', 'CL-EXPL-04'],
};

import type { Lesson } from '@oubliette/kernel/lesson';

/** The end of the hunt, for the demons. */
export const hunt: Lesson = {
  id: 'hunt',
  title: { en: 'Demons: the hunt', ru: 'Демоны: охота' },
  game: 'claustrophobia',
  given: `
    stage demonOrders
    tile T26 @0,0 NESW
    tile T27 @1,0 NESW
    RD @0,0 die 1 lines 1,2,3,4,5
    TR1 @1,0
    TR2 @1,0`,
  random: 'dice 1 5',
  seat: 'demon',
  answers: ['human cancel 6'],
  facts: ['figure RD def=4'],
  steps: [
    {
      say: {
        en: 'The last human stands, with one line left. A Troglodyte walks 1 and rolls one die; he must reach defence 4. Send the first one in and strike.',
        ru: 'Остался последний человек, и линия у него одна. Троглодит идёт на 1 и бросает один кубик: нужно не меньше защиты, 4. Пошлите первого и бейте.',
      },
      goal: ['told table attacked who=TR1'],
      hint: {
        en: 'The Troglodyte, this tile, then the Redeemer.',
        ru: 'Троглодит, эта плитка, потом Спаситель.',
      },
      point: 'TR1',
      solution: ['act TR1; go @0,0; attack RD'],
    },
    {
      say: {
        en: 'A miss. That is why they come in numbers: the second one.',
        ru: 'Мимо. Поэтому их и много: теперь второй.',
      },
      goal: ['over demon'],
      hint: { en: 'The other Troglodyte, the same way.', ru: 'Другой троглодит, тем же путём.' },
      point: 'TR2',
      solution: ['act TR2; go @0,0; attack RD'],
    },
  ],
  done: {
    en: 'Nobody is left, the dark has won. Few blows hit; you have many. You know both sides now.',
    ru: 'Никого не осталось, тьма победила. Попадают редко, зато ударов много. Теперь вы знаете обе стороны.',
  },
  rules: ['CL-WIN-02', 'CL-COMB-03'],
};

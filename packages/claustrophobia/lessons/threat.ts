import type { Lesson } from '@oubliette/kernel/lesson';

/** The other side: dice of destiny, threat points, Troglodytes. */
export const threat: Lesson = {
  id: 'threat',
  title: { en: 'The other side: threat', ru: 'Другая сторона: угроза' },
  game: 'claustrophobia',
  given: `
    stage destiny
    dice 2 4 5
    tp 0
    tile T26 @0,0 NESW
    tile T27 @1,0 NESW
    RD @0,0 die 1
    BL1 @0,0 die 1`,
  random: 'dice 5',
  seat: 'demon',
  answers: ['human guard RD', 'human cancel 3', 'human cancel 3'],
  facts: ['asks destiny demon', 'demon may dice sounds 2 4'],
  steps: [
    {
      say: {
        en: 'Now you are the demons. Your three dice go onto the Board of Destiny. “Sounds From The Deep” takes all even or all odd and gives 2 threat points (TP) each. Put 2 and 4 there.',
        ru: 'Теперь вы за демонов. Три ваших кубика ложатся на Поле судьбы. «Звуки из бездны» берут только чёт или нечет и дают по 2 очка угрозы. Положите туда 2 и 4.',
      },
      goal: ['is use sounds 2 4'],
      hint: {
        en: 'Tap both dice, then the row of the Sounds.',
        ru: 'Коснитесь обоих кубиков, потом строки «Звуки из бездны».',
      },
      point: 'die 2 or button destiny',
      solution: ['dice sounds 2 4'],
    },
    {
      say: {
        en: 'The 5 fits “Dark Destiny”: 3 or more draws an event card. Put it there and confirm.',
        ru: 'Пятёрка годится в «Мрачную судьбу»: за 3 и больше берут карту события. Положите и подтвердите.',
      },
      goal: ['asks entry demon', 'is tp 4'],
      hint: {
        en: 'The die, the row, then the bright button.',
        ru: 'Кубик, строка, потом яркая кнопка.',
      },
      point: 'die 5 or button destiny',
      solution: ['dice destiny 5', 'done'],
    },
    {
      say: {
        en: 'Four points. A Troglodyte costs 1 and enters on a tile with an unexplored opening and no human. Buy two, beside the humans.',
        ru: 'Четыре очка. Троглодит стоит 1 и входит на плитку с неисследованным ходом и без людей. Купите двух, рядом с людьми.',
      },
      goal: ['is tp 2', 'is TR2 @1,0'],
      hint: {
        en: 'Choose the Troglodyte, then this tile, twice.',
        ru: 'Выберите троглодита, потом эту плитку, и ещё раз.',
      },
      point: 'tile @1,0',
      solution: ['buy TR @1,0', 'buy TR @1,0'],
    },
    {
      say: {
        en: 'The rest you keep for later. Go on, then send one Troglodyte in and attack the Redeemer.',
        ru: 'Остальное пригодится потом. Дальше: пошлите одного троглодита к людям и атакуйте Спасителя.',
      },
      goal: ['told table attacked'],
      hint: {
        en: 'The bright button; then a Troglodyte, the tile, and whom to strike.',
        ru: 'Яркая кнопка; потом троглодит, плитка и цель.',
      },
      point: 'button end',
      solution: ['done', 'act TR1; go @0,0; attack RD'],
    },
  ],
  done: {
    en: 'Dice of destiny buy points, cards and tricks; points buy bodies. Humans are few. You are not.',
    ru: 'Кубики судьбы дают очки, карты и уловки, очки — новых троглодитов. Людей мало. Вас — много.',
  },
  rules: ['CL-THR-03', 'CL-THR-07', 'CL-THR-11', 'CL-ENTR-01'],
};

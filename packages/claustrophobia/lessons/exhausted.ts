import type { Lesson } from '@oubliette/kernel/lesson';

/** A die on a cancelled line. */
export const exhausted: Lesson = {
  id: 'exhausted',
  title: { en: 'Worn out', ru: 'Без сил' },
  game: 'claustrophobia',
  given: `
    stage assign
    dice 2 3
    gifts G2
    blessing-used 1
    tile T26 @0,0 NESW
    tile T27 @1,0 NESW
    RD @0,0 lines 3
    BL1 @0,0 lines 2,3`,
  seat: 'human',
  answers: [],
  facts: ['asks assign human'],
  steps: [
    {
      say: {
        en: 'Red lines are cancelled. Whose die falls on one is exhausted: no steps, no blows, until the next round. Try it: the 3 to the Blade, the 2 to the Redeemer, confirm.',
        ru: 'Красные линии вычеркнуты. Чей кубик попал на такую, тот обессилен до следующего раунда: ни шага, ни удара. Проверьте: 3 Наёмнику, 2 Спасителю, подтвердите.',
      },
      goal: ['figure BL1 exhausted=yes', 'figure RD exhausted=no'],
      hint: {
        en: 'A die, then its owner, then the bright button.',
        ru: 'Кубик, потом воин, потом яркая кнопка.',
      },
      point: 'die 3',
      solution: ['give 3 BL1', 'give 2 RD', 'confirm'],
      mistakes: [
        {
          when: ['human may act RD', 'figure RD exhausted=yes'],
          say: {
            en: 'Now the Redeemer is worn out, and we need him fresh. Begin again.',
            ru: 'Теперь обессилен Спаситель, а он нужен бодрым. Начните заново.',
          },
        },
      ],
    },
    {
      say: {
        en: 'But a die with the number of his gift lets the Redeemer use it. The 2 is Healing: use it on the Blade, on line 3.',
        ru: 'Зато с кубиком своей способности Спаситель может её применить. Двойка — исцеление: исцелите Наёмнику линию 3.',
      },
      goal: ['figure BL1 exhausted=no'],
      hint: {
        en: 'The gift among your cards, then the Blade, then line 3: the one under his die.',
        ru: 'Способность среди ваших карт, потом Наёмник, потом линия 3: та, где его кубик.',
      },
      point: 'card G2 or button cards',
      solution: ['act RD; use G2 BL1 3'],
      mistakes: [
        {
          when: ['is BL1 @0,0 die 3 lines 3 exhausted'],
          say: {
            en: 'Line 2 is healed, but his die lies on line 3. Begin again and heal that one.',
            ru: 'Исцелена линия 2, а кубик его на линии 3. Начните заново и исцелите её.',
          },
        },
      ],
    },
    {
      say: {
        en: 'He is himself again: his line 3 counts. Finish the Redeemer’s action and send the Blade one tile east.',
        ru: 'Он снова в строю, линия 3 действует. Закончите действие Спасителя и пошлите Наёмника на плитку вправо.',
      },
      goal: ['is BL1 @1,0 die 3 lines 2'],
      hint: { en: 'The Blade, then this tile.', ru: 'Наёмник, потом эта плитка.' },
      point: 'tile @1,0',
      solution: ['finish', 'act BL1; go @1,0'],
    },
  ],
  done: {
    en: 'Watch the dice: a cancelled line costs a whole round. Healing it brings the warrior back at once.',
    ru: 'Следите за кубиками: вычеркнутая линия стоит целого раунда. Исцелённая сразу возвращает воина в строй.',
  },
  rules: ['CL-EXH-01', 'CL-EXH-06', 'CL-GIFT-04'],
};

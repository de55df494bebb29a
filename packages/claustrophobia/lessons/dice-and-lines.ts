import type { Lesson } from '@oubliette/kernel/lesson';

/** A round begins: a die for everybody, and what its line lets one do. */
export const diceAndLines: Lesson = {
  id: 'dice-and-lines',
  title: { en: 'Dice and lines', ru: 'Кубики и линии' },
  game: 'claustrophobia',
  given: `
    stage assign
    dice 4 5
    tile T26 @0,0 NESW
    tile T32 @1,0 EW
    tile T27 @2,0 NESW
    BR1 @0,0
    BL1 @0,0`,
  seat: 'human',
  answers: [],
  facts: ['asks assign human', 'human may give 5 BL1'],
  steps: [
    {
      say: {
        en: 'You lead humans lost in tunnels. Each round everybody gets a die, and its line on their card says what they can do. Give the 5 to the Blade for Hire.',
        ru: 'Вы ведёте людей, заблудившихся в тоннелях. Каждый раунд каждый получает кубик: линия с этим числом говорит, что он может. Дайте 5 Наёмнику.',
      },
      goal: ['human may give 4 BR1', 'human may not give 4 BL1: CL-INIT-02'],
      hint: {
        en: 'Tap the die with the 5, then the Blade. His line 5 reads 3/1/3: three steps, one attack die, defence 3.',
        ru: 'Коснитесь кубика 5, потом Наёмника. Его линия 5 — 3/1/3: три шага, один кубик атаки, защита 3.',
      },
      point: 'die 5',
      solution: ['give 5 BL1'],
      mistakes: [
        {
          when: ['human may not give 5 BL1: CL-INIT-02'],
          say: {
            en: 'Fine for another day: a 4 makes the Blade slow. Take it back.',
            ru: 'Бывает и так, но с 4 Наёмник медленный. Отмените.',
          },
        },
      ],
    },
    {
      say: {
        en: 'The 4 makes the Brute strong: four dice when he strikes. Give it to him and confirm.',
        ru: 'С четвёркой Дикарь силён: четыре кубика в ударе. Дайте её ему и подтвердите.',
      },
      goal: ['is BR1 @0,0 die 4', 'is BL1 @0,0 die 5'],
      hint: {
        en: 'The die, the Brute, and then the bright button.',
        ru: 'Кубик, Дикарь и потом яркая кнопка.',
      },
      point: 'button end',
      solution: ['give 4 BR1', 'confirm'],
    },
    {
      say: {
        en: 'Now everybody acts once: walk and fight. Send the Blade two tiles east. One step is one tile.',
        ru: 'Теперь каждый действует раз: идёт и дерётся. Пошлите Наёмника на две плитки вправо. Шаг — одна плитка.',
      },
      goal: ['is BL1 @2,0 die 5'],
      hint: { en: 'Tap the Blade, then this tile.', ru: 'Коснитесь Наёмника, потом этой плитки.' },
      point: 'tile @2,0',
      solution: ['act BL1; go @1,0; go @2,0'],
    },
  ],
  done: {
    en: 'A die chooses a line for the whole round: steps, attack dice, defence. Low in one thing, high in another.',
    ru: 'Кубик на весь раунд выбирает линию: шаги, кубики атаки, защита. Одно больше, другое меньше.',
  },
  rules: ['CL-INIT-02', 'CL-INIT-03', 'CL-MOVE-01'],
};

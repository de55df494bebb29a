import type { Lesson } from '@oubliette/kernel/lesson';

/** The last steps of the first scenario, for the humans. */
export const getOut: Lesson = {
  id: 'get-out',
  title: { en: 'Humans: the way out', ru: 'Люди: на волю' },
  game: 'claustrophobia',
  given: `
    tile T26 @0,0 NESW
    tile T32 @1,0 EW
    marker @1,0 E
    BL1 @1,0 die 1
    BL2 escaped
    BR1 @0,0 die 4 lines 1,2,3
    TR1 @0,0
    TR2 @0,0
    pile T28 T29`,
  random: 'dice 6 1 1 1',
  seat: 'human',
  answers: ['demon place NEW', 'demon place NSW'],
  facts: ['human may exactly act BL1; act BR1; end'],
  steps: [
    {
      say: {
        en: 'The first scenario: two humans must reach the open air. One is out. The blue half-moon is Fresh Air, and behind it waits the Exit. Explore it with the Blade.',
        ru: 'Первый сценарий: двое должны выбраться на воздух. Один уже там. Синий полукруг — свежий воздух, а за ним Выход. Исследуйте его Наёмником.',
      },
      goal: ['over human'],
      hint: { en: 'The Blade, then the blue half-moon.', ru: 'Наёмник, потом синий полукруг.' },
      point: 'door @1,0 E',
      solution: ['act BL1; explore E'],
    },
  ],
  done: {
    en: 'Out! Every scenario has its own goal; its card, behind the button with its name, tells you.',
    ru: 'Свобода! У каждого сценария своя цель: она на карточке, под кнопкой с его названием.',
  },
  rules: ['S1', 'CL-WIN-01', 'CL-WIN-04'],
};

import type { Lesson } from '@oubliette/kernel/lesson';

/** Two ways over a pit. */
export const jumpAndRope: Lesson = {
  id: 'jump-and-rope',
  title: { en: 'Pits: jump and Rope', ru: 'Ловушки: прыжок и Верёвка' },
  game: 'duel',
  given: `
    maze 37L@0 38L@0? 39L@0? 40L@0? 37R@0? 38R@0? 39R@0? 40R@0?
    turn 3 blue
    left 5
    B:cleric @1,0
    B:naga @0,1
    B:rope @0,1`,
  seat: 'blue',
  answers: [],
  facts: ['figure B:naga load=B:rope', 'blue may jump B:cleric south south'],
  steps: [
    {
      say: {
        en: 'A pit, b2: nobody walks over it. But anybody can jump, for 1 AP and a Jump card. Jump with the Cleric to b3.',
        ru: 'На b2 ловушка: по ней не пройти. Зато её может перепрыгнуть каждый — за 1 ОД и карту прыжка. Прыгните Клериком на b3.',
      },
      goal: ['told table jumped token=B:cleric cell=45'],
      hint: {
        en: 'Choose the Cleric, then “Jump”, then the square beyond, b3.',
        ru: 'Выберите Клерика, потом «Прыгнуть», потом клетку за ловушкой, b3.',
      },
      point: 'B:cleric',
      solution: ['jump B:cleric south south'],
      mistakes: [
        {
          when: ['told table stepped token=B:cleric', 'not told table jumped token=B:cleric'],
          say: {
            en: 'That was a walk. It is fine, but now we want a jump: take it back.',
            ru: 'Это обычная ходьба. Можно и так, но сейчас нужен прыжок: отмените.',
          },
        },
        {
          when: ['told table jumped token=B:cleric', 'is not B:cleric @1,2'],
          say: {
            en: 'A jump round the corner is allowed, too. For now take it back and jump to b3.',
            ru: 'Прыгать за угол тоже можно. Но сейчас отмените и прыгните на b3.',
          },
        },
      ],
    },
    {
      say: {
        en: 'You have three Jump cards for the whole match. A Rope lasts longer. Send the Naga with the Rope onto the pit, b2.',
        ru: 'Карт прыжка три на всю партию. Верёвки хватает надолго. Пошлите Нагу с Верёвкой на саму ловушку, b2.',
      },
      goal: ['is B:naga @1,1', 'is B:rope @1,1'],
      hint: {
        en: 'With the Rope she may cross the pit and even stop on it. This square.',
        ru: 'С Верёвкой она может и пройти над ловушкой, и остановиться на ней. Вот клетка.',
      },
      point: '@1,1',
      solution: ['move B:naga; step east; stop'],
    },
    {
      say: {
        en: 'Now leave a bridge behind: walk on to d2 and choose to leave the Rope on the pit.',
        ru: 'А теперь оставьте мост: идите дальше, на d2, и выберите путь, где Верёвка остаётся на ловушке.',
      },
      goal: ['is B:rope @1,1', 'is B:naga @3,1'],
      hint: {
        en: 'Choose the Naga, then d2; the list says “leave Rope behind”.',
        ru: 'Выберите Нагу, потом d2; в списке есть «оставить Верёвку».',
      },
      point: '@3,1',
      solution: ['move B:naga; drop; step east; step east; stop'],
      mistakes: [
        {
          when: ['is B:naga @3,1', 'is B:rope @3,1'],
          say: {
            en: 'She has taken the Rope along. Take it back; the other way of the list leaves it.',
            ru: 'Она унесла Верёвку. Отмените и выберите в списке другой путь.',
          },
        },
      ],
    },
    {
      say: {
        en: 'A Rope on a pit carries everybody, friend and enemy. Lead the Cleric over it to c2.',
        ru: 'Верёвка на ловушке держит всех, своих и чужих. Проведите по ней Клерика на c2.',
      },
      goal: ['is B:cleric @2,1'],
      hint: { en: 'The Cleric first, then this square.', ru: 'Сначала Клерик, потом эта клетка.' },
      point: '@2,1',
      solution: ['move B:cleric; step north; step east; stop'],
    },
  ],
  done: {
    en: 'A jump costs 1 AP and a card of three. A Rope makes a pit a bridge, for everybody who comes.',
    ru: 'Прыжок стоит 1 ОД и одну из трёх карт. Верёвка превращает ловушку в мост — для всех.',
  },
  rules: ['DT-JUMP-01', 'DT-ROPE-01', 'DT-ROPE-02'],
};

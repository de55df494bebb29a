import type { Lesson } from '@oubliette/kernel/lesson';

/** A wounded friend is carried, put down and healed. */
export const heal: Lesson = {
  id: 'heal',
  title: { en: 'Save the wounded', ru: 'Спасать раненых' },
  game: 'duel',
  given: `
    maze 37L@0 38L@0? 39L@0? 40L@0? 37R@0? 38R@0? 39R@0? 40R@0?
    turn 3 blue
    left 5
    B:naga @3,1 wounded
    B:wizard @2,0
    B:cleric @0,1`,
  seat: 'blue',
  answers: [],
  facts: ['reach B:wizard @3,1 ap=1', 'reach B:cleric @0,0 ap=1'],
  steps: [
    {
      say: {
        en: 'The Naga lies wounded: dark, with a red drop. She cannot move, but a friend can carry her. Walk the Wizard onto d2.',
        ru: 'Нага ранена: тёмная, с красной каплей. Сама она не ходит, но друг может её нести. Приведите Мага на d2.',
      },
      goal: ['is B:wizard @3,1'],
      hint: { en: 'The Wizard, then the wounded Naga.', ru: 'Маг, потом раненая Нага.' },
      point: '@3,1',
      solution: ['move B:wizard; step east; step south; stop'],
    },
    {
      say: {
        en: 'Now carry her to b1, near the Cleric. One figure carries one thing or one wounded friend.',
        ru: 'Теперь отнесите её на b1, поближе к Клерику. Нести можно один предмет или одного раненого друга.',
      },
      goal: ['is B:naga @1,0 wounded', 'is B:wizard @1,0'],
      hint: {
        en: 'Choose the way that takes the Naga along.',
        ru: 'Выберите путь, где он берёт Нагу с собой.',
      },
      point: '@1,0',
      solution: ['move B:wizard; step north; step west; step west; stop'],
      mistakes: [
        {
          when: ['is B:wizard @1,0', 'is B:naga @3,1 wounded'],
          say: {
            en: 'The Naga stayed where she was. Take it back and carry her along.',
            ru: 'Нага осталась на месте. Отмените и возьмите её с собой.',
          },
        },
      ],
    },
    {
      say: {
        en: 'Nobody is healed in somebody’s arms. Leave her there: walk the Wizard away alone.',
        ru: 'На руках не лечат. Оставьте её: пусть Маг отойдёт один.',
      },
      goal: ['is B:naga @1,0 wounded', 'is not B:wizard @1,0'],
      hint: {
        en: 'Back to the gear, for example, leaving the Naga.',
        ru: 'Например, назад на механизм, оставив Нагу.',
      },
      point: '@2,0',
      solution: ['move B:wizard; drop; step east; stop'],
      mistakes: [
        {
          when: ['is not B:naga @1,0 wounded'],
          say: {
            en: 'He took her along again. Take it back and leave her behind.',
            ru: 'Он снова унёс её. Отмените и оставьте Нагу.',
          },
        },
      ],
    },
    {
      say: {
        en: 'Bring the Cleric beside her and heal: 1 AP for the way, 1 AP for the cure.',
        ru: 'Подведите Клерика к ней и исцелите: 1 ОД за путь, 1 ОД за лечение.',
      },
      goal: ['told table healed token=B:cleric target=B:naga'],
      hint: {
        en: 'The Cleric to a1, then “Heal”, or simply tap the Naga.',
        ru: 'Клерика на a1, потом «Исцелить» или просто коснитесь Наги.',
      },
      point: '@0,0',
      solution: ['move B:cleric; step north; stop', 'heal B:cleric B:naga'],
      mistakes: [
        {
          when: ['is left 0'],
          say: {
            en: 'No action points left. Take something back.',
            ru: 'Очки действий кончились. Отмените что-нибудь.',
          },
        },
      ],
    },
  ],
  done: {
    en: 'Carry the wounded away before they are struck again. A Cleric makes them whole; they rest until the turn ends.',
    ru: 'Уносите раненых, пока их не добили. Клерик их исцелит, но до конца хода они отдыхают.',
  },
  rules: ['DT-CARRY-01', 'DT-CLERIC-01', 'DT-CLERIC-02'],
};

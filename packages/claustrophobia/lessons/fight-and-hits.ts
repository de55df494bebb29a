import type { Lesson } from '@oubliette/kernel/lesson';

/** Attack dice, kills, and a hit taken. */
export const fightAndHits: Lesson = {
  id: 'fight-and-hits',
  title: { en: 'Blows and hits', ru: 'Бой и удары' },
  game: 'claustrophobia',
  given: `
    tile T26 @0,0 NESW
    tile T27 @1,0 NESW
    BR1 @0,0 die 4
    TR1 @0,0
    TR2 @0,0
    TR3 @1,0`,
  random: 'dice 6 5 2 1 1 2 2 4',
  seat: 'human',
  answers: [
    'demon done',
    'demon done',
    'demon act TR3',
    'demon go @0,0',
    'demon attack BR1',
    'demon end',
  ],
  facts: ['figure BR1 mvt=1 cbt=4 def=3 exhausted=no'],
  steps: [
    {
      say: {
        en: 'Two Troglodytes share the Brute’s tile. His line says attack 4: four dice. Choose him and strike.',
        ru: 'На плитке Дикаря два троглодита. Его линия даёт атаку 4: четыре кубика. Выберите его и бейте.',
      },
      goal: ['told table killed who=TR1'],
      hint: {
        en: 'The Brute, then a Troglodyte. Every die of at least their defence, 3, is a hit, and each hit kills one.',
        ru: 'Дикарь, потом троглодит. Каждый кубик не меньше их защиты, 3, — удар, и каждый удар убивает одного.',
      },
      point: 'TR1',
      solution: ['act BR1; attack TR@0,0'],
    },
    {
      say: {
        en: 'Both dead. Now the demons’ turn: end your phase and see what the third one does.',
        ru: 'Оба мертвы. Теперь очередь демонов: закончите фазу и посмотрите, что сделает третий.',
      },
      goal: ['asks line human'],
      hint: {
        en: 'This button: first his action is over, then the phase.',
        ru: 'Эта кнопка: сначала закончится его действие, потом фаза.',
      },
      point: 'button end',
      solution: ['finish', 'end'],
    },
    {
      say: {
        en: 'He hit the Brute. A hit cancels one line of your choice, for good. Give up one that you need least, say 5: no steps.',
        ru: 'Он попал. Удар вычёркивает одну линию Дикаря, какую решите вы. Отдайте ту, что нужна меньше, например 5: она без шагов.',
      },
      goal: ['told table line who=BR1 line=5'],
      hint: { en: 'Choose line 5.', ru: 'Выберите линию 5.' },
      point: 'button line 5',
      solution: ['cancel 5'],
      mistakes: [
        {
          when: ['told table line who=BR1', 'not told table line who=BR1 line=5'],
          say: {
            en: 'Another line is gone; that is your right. For the lesson take it back, or begin again.',
            ru: 'Вычеркнута другая линия — ваше право. Для урока отмените или начните заново.',
          },
        },
      ],
    },
  ],
  done: {
    en: 'As many dice as CBT; each that reaches the enemy’s DEF is a hit. Six lines gone, and a human is dead.',
    ru: 'Кубиков столько, какова атака; каждый не меньше защиты врага — удар. Все шесть линий вычеркнуты — человек мёртв.',
  },
  rules: ['CL-COMB-03', 'CL-COMB-06', 'CL-COMB-07'],
};

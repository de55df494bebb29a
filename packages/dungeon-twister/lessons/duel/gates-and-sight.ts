import type { Lesson } from '@oubliette/kernel/lesson';

/** Portcullises, arrow slits, and shooting through them. */
export const gatesAndSight: Lesson = {
  id: 'gates-and-sight',
  title: { en: 'Portcullis, slit, sight', ru: 'Решётки, щели, обзор' },
  game: 'duel',
  given: `
    maze 37L@0 38L@0? 39L@0? 40L@0? 37R@0? 38R@0? 39R@0? 40R@0?
    turn 3 blue
    left 5
    B:backstabber @3,1
    B:naga @2,1
    B:wizard @3,3
    B:bow @3,3
    Y:mekanork @3,4`,
  seat: 'blue',
  answers: ['yellow choose 1'],
  facts: [
    'sight B:wizard Y:mekanork',
    'not adjacent B:wizard Y:mekanork',
    'not reach B:backstabber @5,1 ap=1',
    'reach B:naga @2,2 ap=1',
    'figure B:wizard load=B:bow shot=1',
  ],
  steps: [
    {
      say: {
        en: 'Iron bars: a portcullis. Your Backstabber picks locks. Choose her and “Open portcullis”, the one beside her.',
        ru: 'Железные прутья — решётка. Ваша Разбойница вскрывает замки. Выберите её и «Открыть решётку» рядом с ней.',
      },
      goal: ['told table portcullis token=B:backstabber state=open'],
      hint: {
        en: 'Choose the Backstabber here. Others need the Key, or a Colossus who breaks the bars.',
        ru: 'Выберите Разбойницу. Другим нужен Ключ или Колосс, который ломает прутья.',
      },
      point: 'B:backstabber',
      solution: ['open B:backstabber east'],
    },
    {
      say: {
        en: 'Open bars stop nobody. Lead her through, to e2 or f2.',
        ru: 'Открытая решётка никого не держит. Проведите её насквозь, на e2 или f2.',
      },
      goal: ['told table stepped token=B:backstabber cell=26'],
      hint: { en: 'The square behind the bars.', ru: 'Клетка за решёткой.' },
      point: '@4,1',
      solution: ['move B:backstabber; step east; stop'],
    },
    {
      say: {
        en: 'The wall with the glowing notch is an arrow slit: a wall for everybody but the Naga. Slip through it to c3.',
        ru: 'Светящийся просвет в стене — щель: для всех, кроме Наги, это стена. Проскользните на c3.',
      },
      goal: ['is B:naga @2,2'],
      hint: { en: 'The Naga, then this square.', ru: 'Нага, потом эта клетка.' },
      point: '@2,2',
      solution: ['move B:naga; step south; stop'],
    },
    {
      say: {
        en: 'Through a slit beside you, you see straight ahead. Your Wizard has a Bow: shoot the yellow Mekanork behind it.',
        ru: 'Сквозь щель рядом с собой видно по прямой. У вашего Мага есть Лук: выстрелите в жёлтого Меканорка за ней.',
      },
      goal: ['told table attacked how=shoot token=B:wizard'],
      hint: {
        en: 'Choose the Wizard, then the enemy.',
        ru: 'Выберите Мага, потом врага.',
      },
      point: 'Y:mekanork',
      solution: ['shoot B:wizard Y:mekanork'],
    },
    {
      say: {
        en: 'A shot is a fight at a distance: the Bow counts 1, the Mekanork 2. The shooter risks nothing. Lay the +6.',
        ru: 'Выстрел — сражение издалека: Лук даёт 1, у Меканорка 2. Стрелок ничем не рискует. Положите +6.',
      },
      goal: ['is Y:mekanork @3,4 wounded struck'],
      hint: { en: 'Choose the +6 and lay it.', ru: 'Выберите +6 и положите.' },
      point: 'lay 6',
      solution: ['choose 6'],
      mistakes: [
        {
          when: ['told table fought', 'is Y:mekanork @3,4'],
          say: {
            en: 'Missed, and nothing lost but the card. Shoot again if AP are left, or begin again.',
            ru: 'Мимо, и пропала только карта. Если есть ОД, стреляйте ещё, или начните заново.',
          },
        },
      ],
    },
  ],
  done: {
    en: 'Closed bars and slits stop steps. Slits let those beside them look and shoot straight through.',
    ru: 'Закрытая решётка и щель не пускают. Но тот, кто стоит у щели, видит и стреляет сквозь неё по прямой.',
  },
  rules: ['DT-PORT-02', 'DT-SLIT-01', 'DT-SLIT-02', 'DT-RNG-03'],
};

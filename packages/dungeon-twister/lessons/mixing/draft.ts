import type { Lesson } from '@oubliette/kernel/lesson';
import { pool } from './pool.ts';

/** Two boxes on one table: pairs of rooms, then characters by turns. */
export const draft: Lesson = {
  id: 'draft',
  title: { en: 'Two boxes, one maze', ru: 'Две коробки, один лабиринт' },
  game: 'duel',
  options: { forces: 'draft', quick: false },
  given: `
maze 37L@0? 37R@0? 38L@0? 38R@0? 39L@0? 39R@0? 40L@0? 40R@0?
forces draft first blue
pairs blue 37
pairs yellow 2
turn 0 blue
${pool({ B: '', Y: '' }, { B: '', Y: '' })}
asks pairs blue`,
  seat: 'blue',
  answers: ['yellow pair 3', 'yellow enlist Y:naga', 'yellow enlist Y:cleric'],
  facts: ['blue may pair 40', 'blue may not pair 2: DT-MIX-04', 'blue may not pair 37: DT-MIX-04'],
  steps: [
    {
      say: {
        en: 'Each side brings two pairs of rooms from both boxes; all eight make the maze. You have 37, Yellow has 2. Choose your second pair.',
        ru: 'Каждый берёт две пары комнат из обеих коробок; все восемь составят лабиринт. У вас 37, у жёлтых 2. Выберите вторую пару.',
      },
      goal: ['asks picks blue'],
      hint: {
        en: 'Any pair that nobody has: 40, say.',
        ru: 'Любую свободную пару. Например, 40.',
      },
      point: 'pair 40',
      solution: ['pair 40'],
      refusals: {
        'DT-MIX-04': {
          en: 'Somebody has it. Each pair is there once: take another.',
          ru: 'Эта пара уже выбрана. Каждая есть лишь раз: возьмите другую.',
        },
      },
    },
    {
      say: {
        en: 'Now characters, by turns. In a draft whoever takes one also takes it from the other side. Take the Colossus, the strongest of all.',
        ru: 'Теперь персонажи, по очереди. В драфте взятый вами уже не достанется сопернику. Возьмите Колосса, сильнее его нет.',
      },
      goal: ['is B:colossus screen', 'is Y:colossus out'],
      hint: { en: 'This one: the Colossus.', ru: 'Вот он, Колосс.' },
      point: 'piece colossus',
      solution: ['enlist B:colossus'],
      mistakes: [
        {
          when: ['is B:colossus box', 'asks picks blue', 'is B:naga out'],
          say: {
            en: 'A good pick too. The Colossus is still there: take him now.',
            ru: 'Тоже хороший выбор. Колосс ещё свободен: возьмите его теперь.',
          },
        },
      ],
    },
    {
      say: {
        en: 'Yellow took the Naga, so yours is gone. Some are in both boxes, like the Cleric: take one of yours.',
        ru: 'Жёлтые взяли Нагу, и вашей больше нет. Некоторые есть в обеих коробках, например Клерик: возьмите одного.',
      },
      goal: ['is B:cleric screen', 'is Y:cleric#2 out', 'is Y:cleric screen'],
      hint: { en: 'The Cleric, who heals.', ru: 'Клерик, он лечит.' },
      point: 'piece cleric',
      solution: ['enlist B:cleric'],
      refusals: {
        'DT-MIX-06': {
          en: 'Yellow took that one, and yours has left the game.',
          ru: 'Такого взяли жёлтые, и ваш выбыл из игры.',
        },
      },
    },
  ],
  done: {
    en: 'You took one Cleric from Yellow, and Yellow took the other. Eight each, and the draft goes on with objects.',
    ru: 'Одного Клерика лишились жёлтые, другого взяли себе. Так до восьми у каждого, а потом предметы.',
  },
  rules: ['DT-MIX-02', 'DT-MIX-04', 'DT-MIX-06'],
};

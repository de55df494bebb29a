import type { Lesson } from '@oubliette/kernel/lesson';
import { pool } from './pool.ts';

const BLUE = 'colossus cleric wizard warrior troll mekanork telepath backstabber';
const YELLOW = 'naga cleric wizard thief goblin mekanork banshee wall-walker';
const GONE = {
  B: 'naga cleric#2 wizard#2 thief goblin mekanork#2 banshee wall-walker bow',
  Y: 'colossus cleric#2 wizard#2 warrior troll mekanork#2 telepath backstabber',
};

/** Eight characters each; the objects, common ones among them. */
export const objects: Lesson = {
  id: 'objects',
  title: { en: 'Six objects', ru: 'Шесть предметов' },
  game: 'duel',
  options: { forces: 'draft', quick: false },
  given: `
maze 3G@3? 40L@0? 37R@3? 37L@2? 3D@1? 2G@0? 40R@3? 2D@2?
forces draft first blue
pairs blue 37,40
pairs yellow 2,3
turn 0 blue
${pool({ B: BLUE, Y: `${YELLOW} bow` }, GONE)}
asks picks blue`,
  seat: 'blue',
  answers: ['yellow enlist Y:armor', 'yellow enlist Y:treasure', 'yellow enlist Y:key'],
  facts: ['blue may not enlist B:bow: DT-MIX-06', 'blue may enlist B:rope'],
  steps: [
    {
      say: {
        en: 'Both teams are full, and Yellow has begun the objects: with the Bow, so yours is gone. The Sword is there once too. Take it.',
        ru: 'Отряды собраны, и жёлтые начали с предметов: взяли Лук, вашего больше нет. Меч тоже один. Возьмите его.',
      },
      goal: ['is B:sword screen', 'is Y:sword out'],
      hint: { en: 'This one: the Sword.', ru: 'Вот он, Меч.' },
      point: 'piece sword',
      solution: ['enlist B:sword'],
      refusals: {
        'DT-MIX-06': {
          en: 'The Bow went when Yellow took its own.',
          ru: 'Лук выбыл, когда жёлтые взяли свой.',
        },
      },
    },
    {
      say: {
        en: 'Rope and Key are common: both sides may have as many as they like. Your maze is full of pits: take a Rope.',
        ru: 'Верёвка и Ключ — общие: их у каждого сколько угодно. В лабиринте много ловушек: возьмите Верёвку.',
      },
      goal: ['is B:rope screen', 'is Y:rope box'],
      hint: {
        en: 'The Rope. A rope makes a pit harmless.',
        ru: 'Верёвка: с ней ловушка не страшна.',
      },
      point: 'piece rope',
      solution: ['enlist B:rope'],
    },
    {
      say: {
        en: 'Yellow’s ropes are all still there. And another one for you: take it.',
        ru: 'У жёлтых верёвки все на месте. И вам можно ещё одну: возьмите.',
      },
      goal: ['is B:rope#2 screen'],
      hint: { en: 'The Rope once more.', ru: 'Ещё раз Верёвка.' },
      point: 'piece rope',
      solution: ['enlist B:rope#2'],
    },
  ],
  done: {
    en: 'Six objects each, then the usual set-up. Mutual choice gives both the same team, free choice is secret, a scenario brings its own.',
    ru: 'По шесть предметов, потом обычная подготовка. Обоюдный выбор даёт равные отряды, свободный — тайный, сценарий приносит свои.',
  },
  rules: ['DT-MIX-03', 'DT-MIX-05', 'DT-MIX-07', 'DT-MIX-08'],
};

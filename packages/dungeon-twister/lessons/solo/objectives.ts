import type { Lesson } from '@oubliette/kernel/lesson';
import { MAZE } from './maze.ts';

/** What an NPC wants, and where its reasons stand. */
export const objectives: Lesson = {
  id: 'objectives',
  title: { en: 'Objectives, and why', ru: 'Цели и «почему»' },
  game: 'solo',
  given: `
    ${MAZE}
    N:bella-ding-dong @18,1
    Y:wizard @2,2
    row N:bella-ding-dong`,
  seat: 'yellow',
  facts: ['plan N:bella-ding-dong aim=exit squares=3'],
  steps: [
    {
      say: {
        en: 'Each NPC has a card with objectives, numbered from the top, and action points for each. It does the first one that it can reach.',
        ru: 'У каждого НИП есть карточка: цели по номерам и очки действий на каждую. Он выполняет первую, до которой может дотянуться.',
      },
      goal: [],
      hint: { en: '', ru: '' },
      point: 'N:bella-ding-dong',
      solution: [],
    },
    {
      say: {
        en: 'Tap Bella Ding-Dong on the board. The reasons show it all: no dark room to light, so 1 fails; 2, Exit, costs 1 AP. When you have read it, let her go.',
        ru: 'Коснитесь Беллы Динь-Дон на поле. Там всё сказано: тёмных комнат нет, цель 1 не годится; 2, «Выход», стоит 1 ОД. Прочтите и отпустите её: дальше.',
      },
      goal: ['told table left token=N:bella-ding-dong'],
      hint: {
        en: 'First tap her here and read, then the bright button.',
        ru: 'Сначала коснитесь её здесь и прочтите, потом яркая кнопка.',
      },
      point: 'N:bella-ding-dong',
      solution: ['watch'],
    },
  ],
  done: {
    en: 'An NPC never surprises those who read its card: first objective it can reach, cheapest way, a die for ties.',
    ru: 'НИП не удивит того, кто читает его карточку: первая достижимая цель, самый дешёвый путь, при равных — кубик.',
  },
  rules: ['DS-OBJ-01', 'DS-MODE-01'],
};

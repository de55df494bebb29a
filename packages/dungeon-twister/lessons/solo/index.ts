import type { Course } from '@oubliette/kernel/lesson';
import { fightAnNpc } from './fight-an-npc.ts';
import { forecast } from './forecast.ts';
import { objectives } from './objectives.ts';
import { theRow } from './the-row.ts';

/** Alone against the Non-Player; whoever begins knows the duel. */
export const soloCourse: Course = {
  id: 'solo',
  lessons: [theRow, objectives, forecast, fightAnNpc],
};

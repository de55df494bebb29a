import type { Course } from '@oubliette/kernel/lesson';
import { fight } from './fight.ts';
import { gatesAndSight } from './gates-and-sight.ts';
import { heal } from './heal.ts';
import { jumpAndRope } from './jump-and-rope.ts';
import { leaveAndWin } from './leave-and-win.ts';
import { moveAndCarry } from './move-and-carry.ts';
import { reveal } from './reveal.ts';
import { turnRooms } from './turn-rooms.ts';

/** The duel, from the first step to the last point. */
export const duelCourse: Course = {
  id: 'duel',
  lessons: [moveAndCarry, reveal, turnRooms, jumpAndRope, fight, gatesAndSight, heal, leaveAndWin],
};

/** Lessons of Dungeon Twister. */
export { duelCourse } from './duel/index.ts';

/** Lessons of Dungeon Twister. */
export { duelCourse } from './duel/index.ts';
export { mixingCourse } from './mixing/index.ts';
export { soloCourse } from './solo/index.ts';

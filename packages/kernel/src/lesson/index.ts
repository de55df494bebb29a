export type * from './lesson.ts';
export { lessonFaults } from './play-through.ts';

import type { Course } from '@oubliette/kernel/lesson';

/** The lessons of each game, fetched when somebody wants to learn it. */
export const COURSES: Readonly<Record<string, () => Promise<Course>>> = {
  duel: () => import('@oubliette/dungeon-twister/lessons').then(({ duelCourse }) => duelCourse),
  solo: () => import('@oubliette/dungeon-twister/lessons').then(({ soloCourse }) => soloCourse),
  claustrophobia: () =>
    import('@oubliette/claustrophobia/lessons').then(
      ({ claustrophobiaCourse }) => claustrophobiaCourse,
    ),
  mixing: () =>
    import('@oubliette/dungeon-twister/lessons').then(({ mixingCourse }) => mixingCourse),
};

export const COURSE_IDS = Object.keys(COURSES);

/** The address of a lesson, counted from 1. */
export const lessonAddress = (course: string, number: number): string =>
  `#/learn/${course}/${number}`;

import type { Course } from '@oubliette/kernel/lesson';
import { GAMES } from '../../games/index.ts';

const OF_GAMES = import.meta.glob<{ readonly courses: readonly Course[] }>(
  '../../games/*/courses.ts',
);

/** The lessons of a course, or of all; those of a game itself before its others. */
export async function coursesCalled(id: string): Promise<readonly Course[]> {
  const found = await Promise.all(
    GAMES.flatMap(game => {
      const courses = OF_GAMES[`../../games/${game.id}/courses.ts`];
      return courses ? [courses()] : [];
    }),
  );
  const own = found.flatMap(({ courses }) => courses.slice(0, 1));
  const all = [...own, ...found.flatMap(({ courses }) => courses.slice(1))];
  const wanted = all.filter(course => course.id === id);
  return wanted.length > 0 ? wanted : all;
}

/** The address of a lesson, counted from 1. */
export const lessonAddress = (course: string, number: number): string =>
  `#/learn/${course}/${number}`;

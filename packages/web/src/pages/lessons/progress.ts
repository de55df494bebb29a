import type { Course } from '@oubliette/kernel/lesson';
import { isDone } from '../../storage/lessons-done.ts';

/** The first lesson of a course that is not done, counted from 1; `null` after all of them. */
export function nextLesson({ id, lessons }: Course): number | null {
  const index = lessons.findIndex(lesson => !isDone(id, lesson.id));
  return index < 0 ? null : index + 1;
}

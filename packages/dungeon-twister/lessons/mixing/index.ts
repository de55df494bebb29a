import type { Course } from '@oubliette/kernel/lesson';
import { draft } from './draft.ts';
import { objects } from './objects.ts';

/** How rooms and a crew are chosen from two sets. */
export const mixingCourse: Course = { id: 'mixing', lessons: [draft, objects] };

import { lessonFaults } from '@oubliette/kernel/lesson';
import { describe, expect, it } from 'vitest';
import { duelClaims, soloClaims } from '../src/claims/index.ts';
import { duel, solo } from '../src/index.ts';
import { duelCourse, mixingCourse, soloCourse } from './index.ts';

describe.each([
  { course: duelCourse, game: duel, claims: duelClaims },
  { course: mixingCourse, game: duel, claims: duelClaims },
  { course: soloCourse, game: solo, claims: soloClaims },
])('the lessons of $course.id', ({ course, game, claims }) => {
  it.each(course.lessons)('“$id” is led through by its own solution', lesson => {
    expect(lessonFaults(lesson, { game: game as never, claims: claims as never })).toEqual([]);
  });
});

import { lessonFaults } from '@oubliette/kernel/lesson';
import { describe, expect, it } from 'vitest';
import { claustrophobiaClaims } from '../src/claims/index.ts';
import { claustrophobia } from '../src/index.ts';
import { claustrophobiaCourse } from './index.ts';

describe('the lessons of Claustrophobia', () => {
  const subject = { game: claustrophobia as never, claims: claustrophobiaClaims as never };

  it.each(claustrophobiaCourse.lessons)('“$id” is led through by its own solution', lesson => {
    expect(lessonFaults(lesson, subject)).toEqual([]);
  });
});

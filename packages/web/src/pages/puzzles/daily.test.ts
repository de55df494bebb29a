import type { Puzzle } from '@oubliette/kernel/puzzles';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../storage/puzzles-solved.ts';
import { daily } from './daily.ts';

const puzzles = ['c', 'a', 'e', 'b', 'd'].map(id => ({ id }) as Puzzle);

describe('the puzzle of the day', () => {
  it('is another one every day until all have had theirs', () => {
    const day = dayOf(Date.UTC(2030, 4, 1, 12));
    const ids = [0, 1, 2, 3, 4].map(later => daily(puzzles, day + later).id);
    expect([...ids].sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(daily(puzzles, day + 5).id).toBe(ids[0]);
  });

  it('is the same in whatever order they lie, from midnight to midnight', () => {
    const [early, late] = [Date.UTC(2030, 4, 1), Date.UTC(2030, 4, 1, 23, 59)];
    expect(dayOf(early)).toBe(dayOf(late));
    expect(dayOf(late + 60_000)).toBe(dayOf(late) + 1);
    const turned = [...puzzles].reverse();
    expect(daily(turned, dayOf(early)).id).toBe(daily(puzzles, dayOf(late)).id);
  });
});

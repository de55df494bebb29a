import { cellAt, planOf } from '@oubliette/dungeon-twister';
import { describe, expect, it } from 'vitest';
import { columnName, squareName } from './square-name.ts';

describe('the name of a square', () => {
  it('DT-BOARD-01: counts letters along the maze from Blue’s line and numbers across', () => {
    const plan = planOf(4);
    expect(squareName(plan, cellAt(plan, 0, 9)!)).toBe('a10');
    expect(squareName(plan, cellAt(plan, 3, 6)!)).toBe('d7');
    expect(squareName(plan, cellAt(plan, 21, 0)!)).toBe('v1');
  });

  it('goes on behind z', () => {
    expect([25, 26, 27].map(columnName)).toEqual(['z', 'aa', 'ab']);
  });
});

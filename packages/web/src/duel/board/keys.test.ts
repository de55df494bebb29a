import { describe, expect, it } from 'vitest';
import { cell, planeOf, wishesIn } from '../deeds/testing.ts';
import { nextIn, squareBeside } from './keys.ts';

const wishes = wishesIn(['maze hall@0', 'turn 3 yellow', 'left 2', 'Y:naga @8,2']);

describe('keys on the board', () => {
  it('arrows lead as the screen shows it, also on a turned board, and stop at the edge', () => {
    const lying = planeOf(wishes);
    expect(squareBeside(lying, cell(8, 2), 'ArrowRight')).toBe(cell(9, 2));
    expect(squareBeside(lying, cell(0, 0), 'ArrowUp')).toBe(cell(0, 0));
    const upright = planeOf(wishes, true);
    expect(squareBeside(upright, cell(8, 2), 'ArrowDown')).toBe(cell(9, 2));
    expect(squareBeside(upright, cell(8, 2), 'ArrowRight')).toBe(cell(8, 1));
    expect(squareBeside(lying, cell(8, 2), 'Enter')).toBeNull();
  });

  it('Tab goes round, backwards with Shift', () => {
    const list = ['a', 'b', 'c'];
    expect(nextIn(list, null, false)).toBe('a');
    expect(nextIn(list, 'c', false)).toBe('a');
    expect(nextIn(list, 'a', true)).toBe('c');
    expect(nextIn([], 'a', false)).toBeNull();
  });
});

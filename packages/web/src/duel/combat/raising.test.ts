import { describe, expect, it } from 'vitest';
import { placesOf, raise } from './raising.ts';

const hand = [0, 1, 2, 2, 3].map(value => ({ value, spent: value === 1 }));

describe('cards that are raised', () => {
  it('DT-CBT-02: one card is raised, and laid by the second press', () => {
    expect(raise([], 2, 1, hand)).toEqual([2]);
    expect(raise([2], 3, 1, hand)).toEqual([3]);
    expect(raise([3], 3, 1, hand)).toBeNull();
  });

  it('DT-EXT-10: two cards are raised one by one, also two alike where both are held', () => {
    expect(raise([2], 2, 2, hand)).toEqual([2, 2]);
    expect(raise([3], 3, 2, hand)).toEqual([]);
    expect(raise([2, 3], 0, 2, hand)).toEqual([3, 0]);
    expect(raise([2, 3], 3, 2, hand)).toBeNull();
    expect(placesOf([2, 2], hand)).toEqual([2, 3]);
  });
});

import { dealtCombat } from '@oubliette/dungeon-twister';
import { describe, expect, it } from 'vitest';
import { wholeHand } from './hand.ts';

describe('the Combat cards of a side', () => {
  it('DT-COMP-04: keep their places when they are spent', () => {
    const hand = wholeHand(dealtCombat({ withoutHighCards: [] }, 'blue'), [0, 2, 3, 3, 6]);
    expect(hand.map(({ value }) => value)).toEqual([0, 1, 2, 2, 3, 3, 4, 5, 6]);
    expect(hand.filter(({ spent }) => spent).map(({ value }) => value)).toEqual([1, 2, 4, 5]);
  });

  it('DT-OPT-03: have no place for what was given up before the match', () => {
    const dealt = dealtCombat({ withoutHighCards: ['blue'] }, 'blue');
    expect(wholeHand(dealt, [0, 4]).map(({ value }) => value)).toEqual([0, 1, 2, 2, 3, 3, 4]);
  });
});

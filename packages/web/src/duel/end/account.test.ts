import { describe, expect, it } from 'vitest';
import { playAtRandom } from '../words/testing.ts';
import { accountOf, endingOf } from './account.ts';

const closed = { chapters: [], resigned: null, outOfTime: null, agreedDraw: false };

describe('why a match is over', () => {
  it.each([1, 2])('DT-END-01: is told by the match itself (match %i)', seed => {
    const { chapters, view } = playAtRandom('quick', seed, 4000);
    const ending = endingOf({ ...closed, chapters });
    const { blue = 0, yellow = 0 } = view.points;
    const isWon = Math.max(blue, yellow) >= view.target && blue !== yellow;
    expect(ending?.reason === 'target').toBe(isWon);
    expect(ending?.rule).toBe(isWon ? 'DT-END-01' : 'DT-END-03');
  });

  it('DT-END-03: or by a word across the table', () => {
    expect(endingOf({ ...closed, resigned: 'blue' })?.reason).toBe('resigned');
    expect(endingOf({ ...closed, outOfTime: 'blue' })?.reason).toBe('out-of-time');
    expect(endingOf({ ...closed, agreedDraw: true })?.reason).toBe('agreed-draw');
    expect(endingOf(closed)).toBeNull();
  });
});

describe('the account of the points', () => {
  it.each([1, 2, 3, 4])('DT-VP-01: names everybody who brought one (match %i)', seed => {
    const played = playAtRandom('quick', seed, 4000);
    for (const seat of ['blue', 'yellow'] as const) {
      const { points, left, eliminated } = accountOf(played, seat);
      expect(left.length + eliminated.length).toBe(points);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { playAtRandom, viewOf } from '../words/testing.ts';
import { accountOf, reasonOf } from './account.ts';

const ended = { resigned: null, agreedDraw: false };

describe('why a match is over', () => {
  it('DT-END-01: the target is reached and one has more', () => {
    const view = viewOf('turn 30 blue', 'points blue 5', 'points yellow 3');
    expect(reasonOf({ view, ...ended })).toBe('target');
  });

  it('DT-END-03: it stands still, nobody is left, somebody gave up, both agreed', () => {
    const view = viewOf('turn 30 blue', 'points blue 4', 'points yellow 3');
    expect(reasonOf({ view: { ...view, quiet: 40 }, ...ended })).toBe('still');
    expect(reasonOf({ view, ...ended })).toBe('nobody-left');
    expect(reasonOf({ view, ...ended, resigned: 'blue' })).toBe('resigned');
    expect(reasonOf({ view, ...ended, agreedDraw: true })).toBe('agreed-draw');
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

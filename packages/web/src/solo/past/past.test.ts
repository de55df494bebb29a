import { describe, expect, it } from 'vitest';
import { type PastGame, talliesOf } from './past.ts';

const game = (
  level: PastGame['level'],
  won: boolean,
  points: number,
  rounds: number,
): PastGame => ({
  key: `${level}${points}${rounds}`,
  level,
  won,
  points,
  against: 3,
  rounds,
});

describe('past solo games', () => {
  it('DS-END-01: are counted by level in rising order, with averages', () => {
    const past = [game('black', false, 1, 9), game('pink', true, 5, 8), game('pink', false, 2, 11)];
    expect(talliesOf(past)).toEqual([
      { level: 'pink', games: 2, wins: 1, points: 3.5, against: 3, rounds: 9.5 },
      { level: 'black', games: 1, wins: 0, points: 1, against: 3, rounds: 9 },
    ]);
  });
});

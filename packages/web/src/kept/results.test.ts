import type { MatchCard } from '@oubliette/host';
import { describe, expect, it } from 'vitest';
import { resultOf, withCards } from './results.ts';

const card = (part: Partial<MatchCard>): MatchCard =>
  ({
    key: 'a',
    game: 'duel',
    seats: ['blue', 'yellow'],
    winners: ['blue'],
    machine: { levels: { yellow: 'squire' }, friendly: true },
    score: { turn: 9, target: 5, points: [5, 2] },
    ...part,
  }) as MatchCard;

const solo = { game: 'solo', seats: ['yellow'], machine: undefined } as const;
const soloScore = (own: number, np: number) => ({
  score: { turn: 9, target: 5, points: [own, np], level: 'red' },
});

describe('how a match ended', () => {
  it('is told of one person against the machine, by side, level and scenario', () => {
    expect(resultOf(card({}))).toEqual({
      key: 'a',
      game: 'duel',
      seat: 'blue',
      level: 'squire',
      ending: 'won',
    });
    const cave = card({
      game: 'claustrophobia',
      seats: ['human', 'demon'],
      winners: ['demon'],
      machine: { levels: { demon: 'captain' }, friendly: true },
      score: { turn: 6, target: 0, points: [0, 4], scenario: 3 },
    });
    expect(resultOf(cave)).toMatchObject({ seat: 'human', ending: 'lost', scenario: 3 });
    expect(resultOf(card({ winners: [] }))?.ending).toBe('drawn');
  });

  it('is told of a solo game, in which the prison has no seat', () => {
    const won = card({ ...solo, ...soloScore(5, 1), winners: ['yellow'] });
    expect(resultOf(won)).toMatchObject({ level: 'red', ending: 'won' });
    expect(resultOf(card({ ...solo, ...soloScore(1, 5), winners: [] }))?.ending).toBe('lost');
    expect(resultOf(card({ ...solo, ...soloScore(4, 4), winners: [] }))?.ending).toBe('drawn');
  });

  it('is not told of a match that goes on, or that people or only machines play', () => {
    const both = { levels: { blue: 'squire', yellow: 'squire' }, friendly: true };
    expect(resultOf(card({ winners: null }))).toBeNull();
    expect(resultOf(card({ machine: undefined }))).toBeNull();
    expect(resultOf(card({ machine: both }))).toBeNull();
  });

  it('is kept when the match is deleted, and counts once, as it ended last', () => {
    const first = withCards([], [card({}), card({ key: 'b', winners: ['yellow'] })]);
    expect(first.map(({ key, ending }) => [key, ending])).toEqual([
      ['a', 'won'],
      ['b', 'lost'],
    ]);
    const later = withCards(first, [card({ key: 'b' })]);
    expect(later.map(({ key, ending }) => [key, ending])).toEqual([
      ['a', 'won'],
      ['b', 'won'],
    ]);
    expect(withCards(later, [card({ key: 'b', winners: null })]).map(({ key }) => key)).toEqual([
      'a',
    ]);
  });
});

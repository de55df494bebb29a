import { describe, expect, it } from 'vitest';
import type { MatchResult } from '../../kept/results.ts';
import { honoursOf, tallyBy } from './honours.ts';
import { en } from './messages.en.ts';
import { ru } from './messages.ru.ts';
import { streakOf } from './streak.ts';

const result = (part: Partial<MatchResult>): MatchResult => ({
  key: 'a',
  game: 'duel',
  seat: 'blue',
  level: 'squire',
  ending: 'won',
  ...part,
});
const nothing = { results: [], lessons: 0, puzzles: 0, longestStreak: 0 };
const given = (deeds: Parameters<typeof honoursOf>[0]) =>
  honoursOf(deeds)
    .filter(({ done, of }) => done >= of)
    .map(({ id }) => id);

describe('honours', () => {
  it('are none at first, and each has words in both languages', () => {
    expect(given(nothing)).toEqual([]);
    const ids = honoursOf(nothing).map(({ id }) => id);
    for (const { each } of [en, ru]) expect(Object.keys(each)).toEqual(ids);
  });

  it('are given for matches that were won, never for those that were lost', () => {
    const lost = result({ level: 'warden', ending: 'lost' });
    expect(given({ ...nothing, results: [lost] })).toEqual([]);
    expect(given({ ...nothing, results: [result({})] })).toEqual(['duel']);
    expect(given({ ...nothing, results: [result({ level: 'warden' })] })).toEqual([
      'duel',
      'duel-captain',
      'duel-warden',
    ]);
  });

  it('count scenarios and colours once each', () => {
    const cave = [1, 1, 2].map(scenario =>
      result({ game: 'claustrophobia', seat: 'demon', scenario }),
    );
    const progress = Object.fromEntries(
      honoursOf({ ...nothing, results: cave }).map(({ id, done }) => [id, done]),
    );
    expect(progress).toMatchObject({ scenarios: 2, demons: 1, humans: 0 });
    const levels = ['pink', 'yellow', 'green', 'blue', 'red', 'black'];
    const solo = levels.map(level => result({ game: 'solo', seat: 'yellow', level }));
    expect(given({ ...nothing, results: solo })).toEqual(['solo', 'solo-levels']);
  });

  it('are given for what was learned and solved', () => {
    const deeds = { ...nothing, lessons: 20, puzzles: 10, longestStreak: 7 };
    expect(given(deeds)).toEqual(['first-lesson', 'lessons', 'puzzles', 'streak']);
  });
});

describe('a tally', () => {
  it('has a row for what was played, in the order that is asked for', () => {
    const results = [
      result({ level: 'captain', ending: 'lost' }),
      result({ key: 'b' }),
      result({ key: 'c', ending: 'drawn' }),
    ];
    expect(tallyBy(results, ['squire', 'wanderer', 'captain'], ({ level }) => level)).toEqual([
      { name: 'squire', played: 2, won: 1 },
      { name: 'captain', played: 1, won: 0 },
    ]);
  });
});

describe('a row of days', () => {
  it('goes on until today, and is not lost before today is over', () => {
    expect(streakOf([18, 19, 20], 20)).toEqual({ now: 3, longest: 3 });
    expect(streakOf([18, 19, 20], 21)).toEqual({ now: 3, longest: 3 });
    expect(streakOf([18, 19, 20], 22)).toEqual({ now: 0, longest: 3 });
  });

  it('is counted by days, in whatever order they were written down', () => {
    expect(streakOf([20, 3, 2, 1, 2, 19], 20)).toEqual({ now: 2, longest: 3 });
    expect(streakOf([], 20)).toEqual({ now: 0, longest: 0 });
  });
});

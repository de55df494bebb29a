import { SOLO_LEVELS } from '@oubliette/dungeon-twister';
import type { MatchResult } from '../../kept/results.ts';

/** What the honours are given for. */
export interface Deeds {
  readonly results: readonly MatchResult[];
  readonly lessons: number;
  readonly puzzles: number;
  readonly longestStreak: number;
}

interface Honour {
  /** Its words stand under this name. */
  readonly id: string;
  /** How much of it is done, and how much it takes. */
  readonly done: number;
  readonly of: number;
}

/** Scenarios of Claustrophobia. */
const SCENARIOS = 8;

/** Small honours: each is a number that grows, and none is ever lost. */
export function honoursOf({ results, lessons, puzzles, longestStreak }: Deeds): readonly Honour[] {
  const won = results.filter(({ ending }) => ending === 'won');
  const wins = (game: string, is: (result: MatchResult) => boolean = () => true) =>
    won.filter(result => result.game === game && is(result));
  const different = <T>(found: readonly MatchResult[], of: (result: MatchResult) => T) =>
    new Set(found.map(of)).size;
  const all: readonly Honour[] = [
    { id: 'first-lesson', done: lessons, of: 1 },
    { id: 'lessons', done: lessons, of: 20 },
    { id: 'duel', done: wins('duel').length, of: 1 },
    { id: 'duel-captain', done: wins('duel', isAgainst('captain', 'warden')).length, of: 1 },
    { id: 'duel-warden', done: wins('duel', isAgainst('warden')).length, of: 1 },
    { id: 'solo', done: wins('solo').length, of: 1 },
    {
      id: 'solo-levels',
      done: different(wins('solo'), ({ level }) => level),
      of: SOLO_LEVELS.length,
    },
    { id: 'humans', done: wins('claustrophobia', ({ seat }) => seat === 'human').length, of: 1 },
    { id: 'demons', done: wins('claustrophobia', ({ seat }) => seat === 'demon').length, of: 1 },
    {
      id: 'scenarios',
      done: different(wins('claustrophobia'), ({ scenario }) => scenario),
      of: SCENARIOS,
    },
    { id: 'puzzles', done: puzzles, of: 10 },
    { id: 'streak', done: longestStreak, of: 7 },
  ];
  return all.map(honour => ({ ...honour, done: Math.min(honour.done, honour.of) }));
}

const isAgainst =
  (...levels: readonly string[]) =>
  ({ level }: MatchResult) =>
    levels.includes(level);

/** How the matches of a game ended, by whatever they are counted by, in the order of `names`. */
export function tallyBy(
  results: readonly MatchResult[],
  names: readonly string[],
  of: (result: MatchResult) => string,
): readonly { readonly name: string; readonly played: number; readonly won: number }[] {
  return names.flatMap(name => {
    const found = results.filter(result => of(result) === name);
    if (found.length === 0) return [];
    return [{ name, played: found.length, won: found.filter(r => r.ending === 'won').length }];
  });
}

import { describe, expect, it } from 'vitest';
import type { MatchRecord } from './fixture.ts';
import { type ArenaPlan, fixturesOf } from './plan.ts';
import { standingsOf } from './standings.ts';
import { strengthPage } from './strength.ts';

/** An arena in which the first player has won all matches but some. */
function standings(players: readonly string[], matches: number, lost: number) {
  return standingsIn('duel', 'quick', players, matches, index => index < lost);
}

function standingsIn(
  game: string,
  mode: string,
  players: readonly string[],
  matches: number,
  isLost: (match: number) => boolean,
) {
  const plan: ArenaPlan = { game, modes: [mode], players, matches, seed: 'deals' };
  const records = fixturesOf(plan).map((fixture, index): MatchRecord => {
    const wins = (player: string) => (player === players[0]) !== isLost(index);
    const shares = fixture.players.map(player => (wins(player) ? 1 : 0));
    return { ...fixture, shares, scores: [], decisions: 9, pace: [3, 3], nodes: [50, 50] };
  });
  return standingsOf(plan, records);
}

const rows = (page: string) => page.split('\n').filter(line => line.startsWith('| duel'));

describe('the page about strength', () => {
  it('says how a pair fared, from which deals, and whether that is enough', () => {
    const page = strengthPage(null, standings(['warden', 'captain'], 200, 60));
    expect(page).toMatch(/^# How strong/);
    expect(rows(page)[0]).toContain('| warden – captain | 200 | 140, 0, 60 | 70.0 %');
    expect(rows(page)[0]).toContain('| ≥ 65 %: met |');
    const uneven = strengthPage(null, standings(['warden', 'captain'], 4, 1));
    expect(rows(uneven)[0]).toContain('| blue 50.0 %, yellow 100.0 % |');
    expect(rows(page)[0]).toContain('| `deals` |');
    const greedy = strengthPage(null, standings(['warden', 'greedy'], 200, 60));
    expect(rows(greedy)[0]).toContain('| ≥ 85 %: missed |');
  });

  it('asks a mark of each side where they are not alike', () => {
    const pair = ['warden', 'captain'];
    const verdictOf = (matches: number, isLost: (match: number) => boolean) =>
      /≥ 65 %: ([a-z ]+) \|/.exec(
        strengthPage(null, standingsIn('claustrophobia', 'survivors', pair, matches, isLost)),
      )![1];
    const everyThird = (match: number) => Math.floor(match / 2) % 3 === 0;
    const onlyAsHumans = (match: number) => match % 2 === 0 && match % 5 < 2;
    expect(verdictOf(400, everyThird)).toBe('met');
    expect(verdictOf(400, onlyAsHumans)).toBe('missed');
    expect(verdictOf(200, everyThird)).toBe('under way');
  });

  it('calls nothing proven by a handful of matches', () => {
    const page = strengthPage(null, standings(['warden', 'captain'], 10, 3));
    expect(rows(page)[0]).toContain('| ≥ 65 %: under way |');
  });

  it('puts a new result in the place of the old one and leaves all else as it was', () => {
    const first = strengthPage('# Ours\n\nWords.\n', standings(['warden', 'random'], 10, 0));
    const both = strengthPage(`${first}\nMore words.\n`, standings(['warden', 'greedy'], 4, 2));
    const again = strengthPage(both, standings(['warden', 'random'], 20, 1));
    expect(rows(again)).toHaveLength(2);
    expect(rows(again)[1]).toContain('| warden – random | 20 | 19, 0, 1 |');
    expect(again.startsWith('# Ours\n\nWords.\n\n| Game')).toBe(true);
    expect(again.endsWith('|\n\nMore words.\n')).toBe(true);
  });

  it('leaves out rows of a table with other columns, and says where nobody sat', () => {
    const page = '| Game | Mode | Pair | Seed |\n| --- | --- | --- | --- |\n| duel | a | b | c |\n';
    const [only, ...others] = rows(strengthPage(page, standings(['warden', 'greedy'], 1, 0)));
    expect(others).toEqual([]);
    expect(only).toContain('| blue 100.0 %, yellow – |');
  });

  it('has the strongest first', () => {
    const pairs = [
      ['wanderer', 'squire'],
      ['warden', 'greedy'],
      ['captain', 'swordsman'],
      ['warden', 'captain'],
    ];
    const page = pairs.reduce<string | null>(
      (before, pair) => strengthPage(before, standings(pair, 4, 1)),
      null,
    );
    expect(rows(page!).map(row => row.split(' | ')[2])).toEqual([
      'warden – captain',
      'warden – greedy',
      'captain – swordsman',
      'wanderer – squire',
    ]);
  });
});

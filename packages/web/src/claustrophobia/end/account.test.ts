import { describe, expect, it } from 'vitest';
import { playAtRandom, startOf } from '../words/testing.ts';
import { accountOf, reasonOf } from './account.ts';

const start = startOf('survivors');
const scores = { human: 0, demon: 0 };
const ended = { resigned: null, agreedDraw: false, outcome: { winners: [], scores } };
const withPlaces = (places: Readonly<Record<string, number>>) => ({
  ...start,
  warriors: {
    ...start.warriors,
    ...Object.fromEntries(
      Object.entries(places).map(([who, place]) => [who, { ...start.warriors[who]!, place }]),
    ),
  },
});

describe('why a match is over', () => {
  it('CL-WIN-01: a side has reached its goal, or S1 ends with one saved', () => {
    expect(reasonOf({ ...ended, view: start, outcome: { winners: ['demon'], scores } })).toBe(
      'won',
    );
    expect(reasonOf({ ...ended, view: withPlaces({ RD: -3 }) })).toBe('draw');
  });

  it('CL-WIN-03, CL-WIN-05, CL-WIN-06: both at once, a word, a standstill', () => {
    expect(reasonOf({ ...ended, view: start })).toBe('both');
    expect(reasonOf({ ...ended, view: start, resigned: 'human' })).toBe('resigned');
    expect(reasonOf({ ...ended, view: start, agreedDraw: true })).toBe('agreed-draw');
    const still = { ...start, facts: { ...start.facts, quiet: 20 } };
    expect(reasonOf({ ...ended, view: still })).toBe('still');
  });
});

describe('the account', () => {
  it('CL-WIN-04: tells the escaped from the dead', () => {
    const view = withPlaces({ RD: -3, BR1: -2 });
    expect(accountOf({ view, chapters: [] })).toMatchObject({
      escaped: ['RD'],
      dead: ['BR1'],
      alive: ['BL1', 'BL2'],
    });
  });

  it.each([1, 2, 3])('counts everybody of the team and all that fell (match %i)', seed => {
    const played = playAtRandom('survivors', seed, 4000);
    const { escaped, alive, dead, troglodytes } = accountOf(played);
    expect([...escaped, ...alive, ...dead]).toHaveLength(4);
    expect(troglodytes).toBeGreaterThan(0);
  });
});

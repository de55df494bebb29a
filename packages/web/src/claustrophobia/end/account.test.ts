import { describe, expect, it } from 'vitest';
import { playAtRandom, startOf } from '../words/testing.ts';
import { accountOf, endingOf, roundOf } from './account.ts';

const start = startOf('survivors');
const going = { resigned: null, outOfTime: null, agreedDraw: false };
const withPlaces = (places: Readonly<Record<string, string>>) => ({
  ...start,
  warriors: {
    ...start.warriors,
    ...Object.fromEntries(
      Object.entries(places).map(([who, place]) => [who, { ...start.warriors[who]!, place }]),
    ),
  },
});

describe('why a match is over', () => {
  it('CL-WIN-01: as the story told', () => {
    const { chapters } = playAtRandom('survivors', 1, 4000);
    const over = chapters.at(-1)!.events.find(event => event.kind === 'over')!;
    expect(over.rule).toBeDefined();
    expect(endingOf({ ...going, chapters })).toEqual({ reason: over.reason, rule: over.rule });
  });

  it('CL-WIN-05: by a word across the table', () => {
    const chapters = [] as const;
    expect(endingOf({ ...going, chapters, resigned: 'human' }).reason).toBe('resigned');
    expect(endingOf({ ...going, chapters, agreedDraw: true }).reason).toBe('agreed-draw');
  });
});

describe('the account', () => {
  it('CL-WIN-04: tells the escaped from the dead', () => {
    const view = withPlaces({ RD: 'escaped', BR1: 'dead' });
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

describe('the round of a moment', () => {
  const { chapters, view } = playAtRandom('survivors', 1, 4000);
  const before = { ...view, facts: { ...view.facts, round: 1 } };
  const endings = chapters.filter(({ events }) => events.some(each => each.kind === 'action-dice'));

  it('is that of the dice, though the round before was still going on', () => {
    const second = endings.find(({ events }) =>
      events.some(each => each.kind === 'round' && each.round === 2),
    )!;
    expect(roundOf([second], before)).toBe(2);
  });

  it('is the one under way where none begins', () => {
    const fight = chapters.find(({ events }) => events.some(each => each.kind === 'attacked'))!;
    expect(roundOf([fight], before)).toBe(1);
  });
});

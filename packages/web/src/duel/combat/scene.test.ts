import { type DuelEvent, fightersOf } from '@oubliette/dungeon-twister';
import { describe, expect, it } from 'vitest';
import { chapter, viewOf } from '../words/testing.ts';
import { forcedIn, harmOf, laidBy, resultOf, termsOf } from './scene.ts';

const to = 'all' as const;
const fought: DuelEvent = {
  kind: 'fought',
  to,
  attackers: ['B:colossus', 'B:backstabber'],
  defenders: ['Y:naga'],
  cards: [2, 6],
  totals: [11, 8],
  winner: 'blue',
};
const position = ['turn 3 blue', 'left 2', 'B:backstabber @2,0', 'B:colossus @4,0', 'Y:naga @3,0'];
const battle = 'asks fight attack B:colossus Y:naga support -';

describe('the scene of a combat', () => {
  it('DT-CBT-03: names every term of a sum, the card last', () => {
    const { attackers } = fightersOf(viewOf(...position, `${battle} shown - forced -`))!;
    expect(termsOf(attackers, null)).toEqual([
      { of: 'fighter', token: 'B:colossus', value: 5 },
      { of: 'fighter', token: 'B:backstabber', value: 2 },
      { of: 'stab', value: 2 },
      { of: 'card', value: null },
    ]);
  });

  it('DT-CBT-02: shows that a card lies, and not which', () => {
    const view = viewOf(...position, `${battle} shown - forced - yellow=3`);
    expect(laidBy(view, 'yellow')).toBe('face-down');
    expect(laidBy(view, 'blue')).toBe('nothing');
  });

  it('DT-TELEPATH-01: a demanded card lies open', () => {
    const view = viewOf(...position, `${battle} shown - forced yellow demanded 3 yellow=3`);
    expect(laidBy(view, 'yellow')).toBe(3);
    expect(forcedIn(view)).toEqual({ victim: 'yellow', card: 3, reader: 'blue' });
    expect(forcedIn(viewOf(...position, `${battle} shown - forced -`))).toBeNull();
  });

  it('is decided by the news, with those who fought a moment before, and how', () => {
    const wounded: DuelEvent = { kind: 'wounded', to, token: 'Y:naga', cell: 3 };
    const fighters = fightersOf(viewOf(...position, `${battle} shown - forced -`))!;
    const before = { fighters, how: 'shoot' } as const;
    const result = resultOf([chapter('yellow', 7, fought, wounded)], before)!;
    expect(result).toMatchObject({ how: 'shoot', fighters });
    expect([...harmOf(result.events).wounded]).toEqual(['Y:naga']);
    expect(resultOf([chapter('yellow', 7, wounded)], before)).toBe(null);
  });

  it('has its sums even if nobody saw how it began', () => {
    const { fighters } = resultOf([chapter('yellow', 7, fought)], null)!;
    expect(fighters.sums).toEqual([9, 2]);
  });
});

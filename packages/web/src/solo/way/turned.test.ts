import { type CellId, cellAt, planOf } from '@oubliette/dungeon-twister';
import { describe, expect, it } from 'vitest';
import { targetsOn } from './targets.ts';
import { afterTurns, turnsIn } from './turned.ts';

const LONG = 4;
const at = (x: number, y: number) => cellAt(planOf(LONG), x, y) as CellId;
const quarter = (room: number) =>
  ({ kind: 'turned', to: 'all', token: 'N:artos', room, arrow: 'clockwise' }) as const;

describe('squares of a room that was turned', () => {
  it('DT-ROT-04: a corner goes round with its room, quarter by quarter, and comes home', () => {
    const corner = at(1, 0);
    expect(afterTurns(corner, turnsIn([quarter(0)]), LONG)).toBe(at(5, 0));
    expect(afterTurns(corner, turnsIn([quarter(0), quarter(0)]), LONG)).toBe(at(5, 4));
    expect(afterTurns(corner, turnsIn(Array.from({ length: 4 }, () => quarter(0))), LONG)).toBe(
      corner,
    );
    expect(afterTurns(corner, turnsIn([quarter(1)]), LONG)).toBe(corner);
  });

  it('DS-ROT-02: a gear is marked where it lies after the turn', () => {
    const candidate = {
      target: { square: '@1,0' },
      rank: 1,
      ap: 2,
      squares: 3,
      verdict: 'chosen',
    } as const;
    const look = {
      aim: 'rotate',
      ap: 3,
      rule: 'DS-ROT-01',
      achievable: true,
      shedding: false,
      candidates: [candidate],
    } as const;
    const view = { long: LONG, tokens: [], rooms: new Array(2 * LONG) };
    expect(targetsOn(look, view, [quarter(0)])).toMatchObject([{ place: { cell: at(5, 0) } }]);
  });
});

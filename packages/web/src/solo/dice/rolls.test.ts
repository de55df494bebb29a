import type { SoloEvent } from '@oubliette/dungeon-twister';
import { describe, expect, it } from 'vitest';
import { rollsIn } from './rolls.ts';

const values = (events: readonly SoloEvent[]) =>
  rollsIn(events).map(({ dice }) => dice.map(({ value }) => value));

describe('the dice of the prison', () => {
  it('NC-DIE-01: the rotation die shows 1 to 3 for clockwise, 4 to 6 for the other way', () => {
    const rolled = (arrow: 'clockwise' | 'counter-clockwise', quarters: number) =>
      ({ kind: 'rolled', to: 'all', token: 'N:tinker-al', arrow, quarters }) as const;
    expect(values([rolled('clockwise', 2), rolled('counter-clockwise', 3)])).toEqual([[2], [6]]);
  });

  it('DS-TELE-01: a token lands by a red and a white die; one that is put needs none', () => {
    const landed = { kind: 'teleported', to: 'all', token: 'Y:key', cell: 30 } as const;
    expect(
      values([
        { ...landed, red: 3, white: 5 },
        { ...landed, red: 0, white: 0 },
      ]),
    ).toEqual([[3, 5]]);
  });

  it('DS-TELE-04: dice with a 6 lay there before the square was chosen and do not fall again', () => {
    const landed = { kind: 'teleported', to: 'all', token: 'Y:key', cell: 30 } as const;
    expect(values([{ ...landed, red: 6, white: 2 }])).toEqual([]);
  });
});

import { duel } from '@oubliette/dungeon-twister';
import { describe, expect, it } from 'vitest';
import { orStandstill } from './standstill.ts';
import type { ImaginedDuel } from './tables.ts';

function after(quiet: number, blue = 0): ImaginedDuel {
  const position = duel.notation.parsePosition(
    `maze hall@0\nturn 3 blue\npoints blue ${blue}\nB:naga @5,4\nY:naga @16,4`,
  );
  if (!position.ok) throw new Error(position.faults[0]!.text);
  return Object.assign(position.value, { quiet }) as ImaginedDuel;
}

describe('a match that stands still', () => {
  it('DT-END-03: ends as it stands, which is the likelier the longer nothing has happened', () => {
    const chances = [0, 4, 20, 36, 40].map(quiet => orStandstill(after(quiet), 0.8));
    expect(chances[0]).toBe(0.8);
    expect(chances[1]).toBeGreaterThan(0.79);
    expect(chances).toEqual(chances.toSorted((one, other) => other - one));
    expect(chances.at(-1)).toBeCloseTo(0.5);
  });

  it('DT-END-03: is won by whoever leads, however little he may hope for otherwise', () => {
    expect(orStandstill(after(40, 1), 0.1)).toBeCloseTo(1);
    expect(orStandstill(after(10, 1), 0.1)).toBeGreaterThan(0.1);
  });
});

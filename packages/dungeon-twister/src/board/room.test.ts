import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROOMS, roomById } from '../content/rooms.ts';
import { turned, turnedSquare } from './room.ts';
import { arbitraryRoom } from './testing/arbitrary.ts';

// The same examples every time.
fc.configureGlobal({ seed: 1 });

describe('turning a room', () => {
  it('DT-ROT-04: 37L turned once clockwise has its gear at (1,4) and its edges turned along', () => {
    const room = turned(roomById('37L')!, 1);
    expect(room.gear).toBe(1 * 5 + 4);
    expect(room.horizontal[0]).toBe('WW---');
    expect(room.vertical[5]).toBe('-S-WW');
  });

  it('DT-ROT-04: a square goes from (r,c) to (c, 4-r), and back counter-clockwise', () => {
    for (let square = 0; square < 25; square++) {
      const [row, column] = [Math.floor(square / 5), square % 5];
      expect(turnedSquare(square, 1)).toBe(column * 5 + 4 - row);
      expect(turnedSquare(square, -1)).toBe((4 - column) * 5 + row);
    }
  });

  it.each(ROOMS)('DT-ROT-04: four equal turns restore $id', room => {
    const quarter = (times: number, quarters: number) =>
      Array.from({ length: times }).reduce<typeof room>(lying => turned(lying, quarters), room);
    expect(quarter(4, 1)).toEqual(room);
    expect(quarter(4, -1)).toEqual(room);
    expect(quarter(3, 1)).toEqual(quarter(1, -1));
    expect(quarter(1, 1)).not.toEqual(room);
  });

  it('DT-ROT-04: counter-clockwise undoes clockwise for any room', () => {
    fc.assert(
      fc.property(arbitraryRoom, fc.integer({ min: -5, max: 5 }), (room, quarters) => {
        expect(turned(turned(room, quarters), -quarters)).toEqual(room);
      }),
    );
  });
});

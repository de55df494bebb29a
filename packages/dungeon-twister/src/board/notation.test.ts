import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roomById } from '../content/rooms.ts';
import { planUnder } from './labyrinth.ts';
import {
  parseLyingRoom,
  parseSquare,
  printCell,
  printLyingRoom,
  printRoomSquare,
} from './notation.ts';
import type { CellId } from './plan.ts';
import { arbitraryPair } from './testing/arbitrary.ts';
import { at, laid } from './testing/laid.ts';

// The same examples every time.
fc.configureGlobal({ seed: 1 });

describe('squares in text', () => {
  it('DT-BOARD-01: the square (r,c) of the unturned room at R5 is @(6+c),(5+r)', () => {
    const labyrinth = laid('38L@0 39L@0 40L@0 37L@0 / 38R@0 37R@0 39R@0 40R@0');
    for (let row = 0; row < 5; row++) {
      for (let column = 0; column < 5; column++) {
        const square = at(labyrinth, `37R(${row},${column})`);
        expect(printCell(planUnder(labyrinth), square)).toBe(`@${6 + column},${5 + row}`);
      }
    }
  });

  it('DT-BOARD-01: every square printed in either form is read as itself', () => {
    fc.assert(
      fc.property(arbitraryPair, ({ labyrinth }) => {
        for (let index = 0; index < planUnder(labyrinth).cells; index++) {
          const cell = index as CellId;
          expect(at(labyrinth, printCell(planUnder(labyrinth), cell))).toBe(cell);
          expect(at(labyrinth, printRoomSquare(labyrinth, cell))).toBe(cell);
        }
      }),
    );
  });

  it('DT-BOARD-07: a hidden room is not named', () => {
    const labyrinth = laid('37L@0?');
    expect(printRoomSquare(labyrinth, at(labyrinth, '@2,3'))).toBe('@2,3');
    expect(parseSquare(labyrinth, '37L(3,1)')).toEqual({ ok: false, faults: ['no-such-room'] });
  });

  it('DT-ROT-05: where a room lies twice its squares are called by the board', () => {
    const labyrinth = laid('39L@0 39L@1');
    expect(printRoomSquare(labyrinth, at(labyrinth, '@2,3'))).toBe('@2,3');
    expect(parseSquare(labyrinth, '39L(3,1)')).toEqual({ ok: false, faults: ['two-such-rooms'] });
  });

  it.each([
    ['@7,0', 'off-the-board'],
    ['@0,5', 'off-the-board'],
    ['38L(0,0)', 'no-such-room'],
    ['37L(0,5)', 'unreadable'],
    ['@1', 'unreadable'],
    ['', 'unreadable'],
  ])('DT-BOARD-01: %j is %s', (text, fault) => {
    expect(parseSquare(laid('37L@0'), text)).toEqual({ ok: false, faults: [fault] });
  });
});

describe('rooms that lie turned', () => {
  it('DT-ROT-04: 37L@2 is 37L turned by two quarters', () => {
    const result = parseLyingRoom('37L@2', roomById);
    expect(result).toEqual({ ok: true, value: { room: roomById('37L'), quarters: 2 } });
    expect(result.ok && printLyingRoom(result.value)).toBe('37L@2');
  });

  it.each([
    ['37L@4', 'unreadable'],
    ['37L', 'unreadable'],
    ['41L@0', 'no-such-room'],
  ])('DT-ROT-04: %j is %s', (text, fault) => {
    expect(parseLyingRoom(text, roomById)).toEqual({ ok: false, faults: [fault] });
  });
});

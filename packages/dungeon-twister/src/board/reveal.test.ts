import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groundAt } from './ground.ts';
import { type Labyrinth, planUnder } from './labyrinth.ts';
import type { CellId, RoomPosition } from './plan.ts';
import { isRevealed, revealRoom, roomsBeside, whyNoAccess } from './reveal.ts';
import { arbitraryPair } from './testing/arbitrary.ts';
import { at, laid, set } from './testing/laid.ts';

// The same examples every time.
fc.configureGlobal({ seed: 1 });

function why(labyrinth: Labyrinth, square: string, position: number) {
  return whyNoAccess(labyrinth, at(labyrinth, square), position as RoomPosition);
}

describe('direct access', () => {
  it('DT-REV-01: the border edge of the own square must be free of wall and slit', () => {
    const labyrinth = laid('37L@0 38L@0?');
    expect(why(labyrinth, '37L(1,4)', 1)).toBeNull();
    expect(why(labyrinth, '37L(0,4)', 1)).toBe('DT-SLIT-01');
    expect(why(labyrinth, '37L(4,4)', 1)).toBe('DT-BOARD-05');
  });

  it('DT-REV-01: a closed portcullis gives no access, an open one does', () => {
    const labyrinth = laid('gate@0 38L@0?');
    expect(why(labyrinth, '@5,2', 1)).toBe('DT-PORT-01');
    set(labyrinth, '@5,2', '@6,2', 'open');
    expect(why(labyrinth, '@5,2', 1)).toBeNull();
  });

  it('DT-REV-01: the square must neighbour the room, and the room be face down', () => {
    const labyrinth = laid('hall@0 38L@0? / hall@0 38R@0');
    expect(why(labyrinth, '@4,1', 1)).toBe('DT-REV-01');
    expect(why(labyrinth, '@5,5', 1)).toBe('DT-REV-01');
    expect(why(labyrinth, '@5,5', 3)).toBe('DT-REV-01');
    expect(why(labyrinth, '38R(0,0)', 1)).toBeNull();
  });

  it('DT-REV-02: from any square of a line both rooms that touch it', () => {
    const labyrinth = laid('37L@0? 38L@0? 39L@0? 40L@0? / 37R@0? 38R@0? 39R@0? 40R@0?');
    expect(why(labyrinth, '@0,1', 4)).toBeNull();
    expect(why(labyrinth, '@0,1', 0)).toBeNull();
    expect(why(labyrinth, '@0,1', 1)).toBe('DT-REV-02');
    expect(why(labyrinth, '@21,9', 3)).toBeNull();
    expect(why(labyrinth, '@21,9', 7)).toBeNull();
    expect(why(labyrinth, '@21,9', 0)).toBe('DT-REV-02');
  });
});

describe('the rooms beside a square', () => {
  it('DT-REV-01, DT-REV-02: are all to which anybody there could have access', () => {
    fc.assert(
      fc.property(arbitraryPair, ({ labyrinth }) => {
        const { cells, positions } = planUnder(labyrinth);
        const squares = Array.from({ length: cells }, (_, cell) => cell as CellId);
        return squares.every(cell => {
          const beside = roomsBeside(labyrinth, cell);
          return positions.every(
            room => whyNoAccess(labyrinth, cell, room) !== null || (beside & (1 << room)) !== 0,
          );
        });
      }),
    );
  });

  it('DT-REV-01: are few: far from every border there are none', () => {
    const labyrinth = laid('hall@0 38L@0? / hall@0 38R@0');
    expect(roomsBeside(labyrinth, at(labyrinth, '@3,2'))).toBe(0);
    expect(roomsBeside(labyrinth, at(labyrinth, '@5,2'))).toBe(1 << 1);
  });
});

describe('revealing', () => {
  it('DT-REV-05: the room keeps the orientation that it was given', () => {
    const labyrinth = laid('37L@3?');
    const position = 0 as RoomPosition;
    expect(isRevealed(labyrinth, position)).toBe(false);
    expect(groundAt(labyrinth, at(labyrinth, '@1,3'))).toBe('unrevealed');
    revealRoom(labyrinth, position);
    expect(isRevealed(labyrinth, position)).toBe(true);
    expect(labyrinth.quarters[position]).toBe(3);
    expect(groundAt(labyrinth, at(labyrinth, '@1,3'))).toBe('gear');
  });

  it('DT-BOARD-06: floor, gear, pits and lines are told apart', () => {
    const labyrinth = laid('37L@0');
    expect(groundAt(labyrinth, at(labyrinth, '37L(0,0)'))).toBe('floor');
    expect(groundAt(labyrinth, at(labyrinth, '37L(0,1)'))).toBe('gear');
    expect(groundAt(labyrinth, at(labyrinth, '37L(1,0)'))).toBe('pit');
    expect(groundAt(labyrinth, at(labyrinth, '@0,0'))).toBe('line');
  });
});

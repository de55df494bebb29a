import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roomById } from '../content/rooms.ts';
import { DIRECTIONS } from './direction.ts';
import { writeLabyrinth } from './document.ts';
import { groundAt } from './ground.ts';
import { cloneLabyrinth, planUnder } from './labyrinth.ts';
import { createLabyrinth, layRoom } from './lay.ts';
import { planOf } from './make-plan.ts';
import { type CellId, columnOf, type RoomPosition, rowOf } from './plan.ts';
import { barsAt } from './step.ts';
import { applyChange, arbitraryChanges, arbitraryPair } from './testing/arbitrary.ts';
import { laid } from './testing/laid.ts';
import { plainBars, plainGround } from './testing/plain.ts';

// The same examples every time.
fc.configureGlobal({ seed: 1 });

describe('the tables of a labyrinth', () => {
  it('DT-BOARD-03, DT-ROT-03: they equal a plain recomputation after any history', () => {
    fc.assert(
      fc.property(arbitraryPair, ({ labyrinth, plain }) => {
        const plan = planUnder(labyrinth);
        const cells = Array.from({ length: plan.cells }, (_, cell) => cell as CellId);
        const places = cells.map(cell => [columnOf(plan, cell), rowOf(plan, cell)] as const);
        expect(cells.map(cell => groundAt(labyrinth, cell))).toEqual(
          places.map(place => plainGround(plain, ...place)),
        );
        for (const direction of DIRECTIONS) {
          expect(cells.map(cell => barsAt(labyrinth, cell, direction))).toEqual(
            places.map(place => plainBars(plain, ...place, direction)),
          );
        }
      }),
    );
  });
});

describe('a clone', () => {
  it('and its original change apart from each other', () => {
    fc.assert(
      fc.property(arbitraryPair, arbitraryChanges, arbitraryChanges, (pair, first, second) => {
        const { labyrinth } = pair;
        const clone = cloneLabyrinth(labyrinth);
        expect(clone).toEqual(labyrinth);

        const before = tablesOf(clone);
        for (const change of first) applyChange(pair, change);
        expect(tablesOf(clone)).toEqual(before);

        const after = tablesOf(labyrinth);
        const plain = structuredClone(pair.plain);
        for (const change of second) applyChange({ labyrinth: clone, plain }, change);
        expect(tablesOf(labyrinth)).toEqual(after);
      }),
    );
  });
});

function tablesOf(labyrinth: ReturnType<typeof laid>) {
  return structuredClone(labyrinth);
}

describe('laying rooms', () => {
  it('DT-SET-01: another room can take a position, and lies as if dealt there', () => {
    const labyrinth = laid('37L@0 38L@0');
    const clone = cloneLabyrinth(labyrinth);
    layRoom(labyrinth, 1 as RoomPosition, { room: roomById('40R')!, quarters: 3 });
    expect(writeLabyrinth(labyrinth)).toEqual(writeLabyrinth(laid('37L@0 40R@3')));
    expect(labyrinth.table).toEqual(laid('37L@0 40R@3').table);
    expect(writeLabyrinth(clone)).toEqual(writeLabyrinth(laid('37L@0 38L@0')));
  });

  it('DT-BOARD-01: there is one room per position', () => {
    const lying = [{ room: roomById('37L')!, quarters: 0 }];
    expect(() => createLabyrinth(planOf(4), lying)).toThrow(RangeError);
  });
});

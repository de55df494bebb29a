import { describe, expect, it } from 'vitest';
import { planFor } from '../board/make-plan.ts';
import { cellAt } from '../board/plan.ts';
import { centreOf, geometry, placeAt, roomCorner } from './geometry.ts';

const boards = [
  geometry(60),
  geometry(36.5, { portrait: true }),
  geometry(47, { long: 3 }),
  geometry(20, { long: 3, portrait: true }),
];

describe('geometry', () => {
  it('finds every square again at its own middle', () => {
    for (const board of boards) {
      for (let x = 0; x < board.plan.columns; x++) {
        for (let y = 0; y < 10; y++) {
          expect(placeAt(board, ...centreOf(board, { x, y }))).toEqual({ x, y });
        }
      }
    }
  });

  it('DT-MULTI-02: finds every square of a labyrinth with wings, and none beside them', () => {
    for (const { long, wide, rooms } of [planFor(3), planFor(4), planFor(4, true), planFor(5)]) {
      for (const portrait of [false, true]) {
        const board = geometry(31, { long, wide, rooms, portrait });
        const { plan } = board;
        for (let x = 0; x < plan.columns; x++) {
          for (let y = 0; y < plan.rows; y++) {
            const place = cellAt(plan, x, y) === null ? null : { x, y };
            expect(placeAt(board, ...centreOf(board, { x, y }))).toEqual(place);
          }
        }
      }
    }
  });

  it('has no square between two rooms and none outside', () => {
    const board = geometry(60);
    const [left] = centreOf(board, { x: 5, y: 2 });
    expect(placeAt(board, left + 30 + board.gap / 2, 100)).toBeNull();
    expect(placeAt(board, -1, 100)).toBeNull();
    expect(placeAt(board, 100, board.height + 1)).toBeNull();
  });

  it('DT-BOARD-01: R5 begins at @6,5', () => {
    const board = geometry(60);
    const [x, y] = roomCorner(board, 5);
    expect(placeAt(board, x + 1, y + 1)).toEqual({ x: 6, y: 5 });
    expect(placeAt(board, x + 299, y + 299)).toEqual({ x: 10, y: 9 });
  });

  it('turned to portrait it lies ten squares wide with the yellow line at the bottom', () => {
    const board = geometry(36.5, { portrait: true });
    expect(board.width).toBeLessThan(board.height);
    expect(centreOf(board, { x: 21, y: 0 })[1]).toBeCloseTo(board.height - 36.5 / 2);
    expect(centreOf(board, { x: 0, y: 9 })[0]).toBeCloseTo(36.5 / 2);
    const [x, y] = roomCorner(board, 4);
    expect(placeAt(board, x + 1, y + 1)).toEqual({ x: 1, y: 9 });
  });
});

import { describe, expect, it } from 'vitest';
import { EAST, NORTH, SOUTH, WEST } from './direction.ts';
import { isPlanSize, planFor, planOf } from './make-plan.ts';
import {
  type CellId,
  cellAt,
  columnOf,
  directionTo,
  lineAt,
  neighbour,
  positionAt,
  rowOf,
} from './plan.ts';

describe('the plan', () => {
  const plan = planOf(4);
  const cell = (x: number, y: number) => cellAt(plan, x, y)!;

  it('DT-BOARD-01: the board is 22 by 10 squares, closed by a line of ten at each short end', () => {
    expect([plan.columns, plan.rows]).toEqual([22, 10]);
    expect(plan.lines.map(line => line.cells.length)).toEqual([10, 10]);
    expect(plan.lines[0].cells).toContain(cell(0, 9));
    expect(plan.lines[1].cells).toContain(cell(21, 0));
  });

  it('DT-BOARD-01: R5 covers x = 6-10, y = 5-9', () => {
    for (let y = 0; y < 10; y++) {
      for (let x = 0; x < 22; x++) {
        const inside = x >= 6 && x <= 10 && y >= 5;
        expect(positionAt(plan, cell(x, y)) === 5).toBe(inside);
      }
    }
  });

  it('DT-REV-02: each line touches the two rooms at its end', () => {
    expect(plan.lines.map(line => line.positions)).toEqual([
      [0, 4],
      [3, 7],
    ]);
    expect(lineAt(plan, cell(0, 3))).toBe(plan.lines[0]);
    expect(lineAt(plan, cell(21, 3))).toBe(plan.lines[1]);
    expect(lineAt(plan, cell(1, 3))).toBeNull();
  });

  it('DT-OPT-05: the board of the beginner game is 17 columns wide', () => {
    expect(planOf(3).columns).toBe(17);
    expect(planOf(3).positions).toHaveLength(6);
  });

  it('DT-CONV-03: a square has neighbours in the four directions, none outside', () => {
    expect(neighbour(plan, cell(3, 3), NORTH)).toBe(cell(3, 2));
    expect(neighbour(plan, cell(3, 3), EAST)).toBe(cell(4, 3));
    expect(neighbour(plan, cell(3, 3), SOUTH)).toBe(cell(3, 4));
    expect(neighbour(plan, cell(3, 3), WEST)).toBe(cell(2, 3));
    expect(neighbour(plan, cell(0, 0), NORTH)).toBeNull();
    expect(neighbour(plan, cell(0, 5), WEST)).toBeNull();
    expect(neighbour(plan, cell(21, 5), EAST)).toBeNull();
    expect(neighbour(plan, cell(21, 9), SOUTH)).toBeNull();
  });

  it('DT-CONV-03: squares that meet at a corner are not neighbouring', () => {
    expect(directionTo(plan, cell(3, 3), cell(4, 4))).toBeNull();
    expect(directionTo(plan, cell(3, 3), cell(4, 3))).toBe(EAST);
  });

  it('numbers every square once', () => {
    for (let at = 0; at < plan.cells; at++) {
      expect(cell(columnOf(plan, at as CellId), rowOf(plan, at as CellId))).toBe(at);
    }
    expect(cellAt(plan, 22, 0)).toBeNull();
    expect(cellAt(plan, 0, -1)).toBeNull();
  });

  it('DT-MULTI-02: a wing hangs below the middle of the trunk, a second one above it', () => {
    const wide = planFor(4, true);
    expect(wide.rows).toBe(32);
    expect(wide.lines.map(line => line.positions)).toEqual([
      [4, 8],
      [7, 11],
      [14, 15],
      [0, 1],
    ]);
    expect(lineAt(wide, cellAt(wide, 15, 0)!)).toBe(wide.lines[3]);
    expect(positionAt(wide, cellAt(wide, 1, 11)!)).toBe(4);
  });

  it('DT-MULTI-02: beside the wings there is no square, and no way leads there', () => {
    const three = planFor(3);
    expect(cellAt(three, 5, 10)).toBeNull();
    expect(cellAt(three, 16, 20)).toBeNull();
    expect(neighbour(three, cellAt(three, 5, 9)!, SOUTH)).toBeNull();
    expect(neighbour(three, cellAt(three, 6, 9)!, SOUTH)).toBe(cellAt(three, 6, 10));
    expect(neighbour(three, cellAt(three, 6, 12)!, WEST)).toBeNull();
    expect(neighbour(three, cellAt(three, 15, 20)!, EAST)).toBeNull();
  });

  it('is made once per size and only for sizes that make sense', () => {
    expect(planOf(4)).toBe(plan);
    expect(isPlanSize(4, 2)).toBe(true);
    for (const [long, wide] of [
      [0, 2],
      [2.5, 2],
      [4, -1],
      [60, 2],
    ] as const) {
      expect(isPlanSize(long, wide)).toBe(false);
      expect(() => planOf(long, wide)).toThrow(RangeError);
    }
  });
});

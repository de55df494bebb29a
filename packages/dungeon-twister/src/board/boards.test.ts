import { describe, expect, it } from 'vitest';
import { capacityOf } from '../duel/measures.ts';
import { DIRECTIONS, EAST } from './direction.ts';
import { isPlanSize, planFor, planOf } from './make-plan.ts';
import { type BoardPlan, type CellId, cellAt, lineAt, neighbour, positionAt } from './plan.ts';

const capacities = (plan: BoardPlan) => plan.positions.map(position => capacityOf(plan, position));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Steps over bare floor from a line to each of the others; nobody walks along a strange line. */
function stepsFrom(plan: BoardPlan, side: number): number[] {
  const steps = new Map<CellId, number>(plan.lines[side]!.cells.map(cell => [cell, 0]));
  const ways = plan.lines.map(() => Number.POSITIVE_INFINITY);
  for (const [cell, taken] of steps) {
    const line = plan.lineOf[cell]!;
    if (line >= 0) ways[line] = Math.min(ways[line]!, taken);
    if (line >= 0 && line !== side) continue;
    for (const direction of DIRECTIONS) {
      const next = neighbour(plan, cell, direction);
      if (next !== null && !steps.has(next)) steps.set(next, taken + 1);
    }
  }
  return ways;
}

const distances = (plan: BoardPlan) => plan.lines.map((_, side) => stepsFrom(plan, side));

describe('the board of three', () => {
  const plan = planFor(3);

  it('DT-MULTI-21: has twelve rooms in the shape of a T, for 30 tokens', () => {
    expect([plan.rooms, plan.columns, plan.rows]).toEqual([12, 22, 21]);
    expect(capacities(plan)).toEqual([2, 3, 3, 2, 2, 3, 3, 2, 3, 3, 2, 2]);
    expect(positionAt(plan, cellAt(plan, 6, 10)!)).toBe(8);
    expect(positionAt(plan, cellAt(plan, 10, 14)!)).toBe(8);
    expect(cellAt(plan, 5, 10)).toBeNull();
  });

  it('DT-MULTI-21: Blue and Yellow are 21 steps apart, Purple 17 from each', () => {
    expect(distances(plan)).toEqual([
      [0, 21, 17],
      [21, 0, 17],
      [17, 17, 0],
    ]);
  });
});

describe('the board of four', () => {
  const plan = planFor(4);

  it('DT-MULTI-22: is a block of four by four without its corners, for 40 tokens', () => {
    expect([plan.rooms, plan.columns, plan.rows]).toEqual([12, 22, 22]);
    expect(capacities(plan)).toEqual([3, 3, 3, 4, 4, 3, 3, 4, 4, 3, 3, 3]);
    expect(sum(capacities(plan))).toBe(40);
    expect(positionAt(plan, cellAt(plan, 6, 5)!)).toBe(0);
    expect(positionAt(plan, cellAt(plan, 5, 6)!)).toBe(2);
    expect(cellAt(plan, 5, 5)).toBeNull();
    expect(cellAt(plan, 0, 5)).toBeNull();
    expect(neighbour(plan, cellAt(plan, 0, 6)!, EAST)).toBe(cellAt(plan, 1, 6));
  });

  it('DT-MULTI-22: every line touches two rooms: Blue west, Yellow east, Purple south, Green north', () => {
    expect(plan.lines.map(line => line.positions)).toEqual([
      [2, 6],
      [5, 9],
      [10, 11],
      [0, 1],
    ]);
    expect(plan.lines.map(line => line.cells.length)).toEqual([10, 10, 10, 10]);
  });

  it('DT-MULTI-22: neighbours are 12 steps apart, opposites 21, for all alike', () => {
    expect(distances(plan)).toEqual([
      [0, 21, 12, 12],
      [21, 0, 12, 12],
      [12, 12, 0, 21],
      [12, 12, 21, 0],
    ]);
  });

  it('DT-MULTI-02, DT-MULTI-22: the wide board stays, with sixteen rooms', () => {
    const wide = planFor(4, true);
    expect([wide.rooms, sum(capacities(wide))]).toEqual([16, 40]);
  });
});

describe('the board of five', () => {
  const plan = planFor(5);

  it('DT-MULTI-26: is a frame of twenty rooms round nothing, for 50 tokens', () => {
    expect([plan.rooms, plan.columns, plan.rows]).toEqual([20, 32, 32]);
    expect(sum(capacities(plan))).toBe(50);
    expect(capacities(plan).filter(room => room === 2)).toHaveLength(10);
    expect(cellAt(plan, 6, 6)).toBeNull();
    expect(positionAt(plan, cellAt(plan, 5, 6)!)).toBe(6);
    expect(neighbour(plan, cellAt(plan, 5, 6)!, EAST)).toBeNull();
    expect(neighbour(plan, cellAt(plan, 0, 16)!, EAST)).toBe(cellAt(plan, 1, 16));
  });

  it('DT-MULTI-26: the five lines and the rooms that they touch', () => {
    expect(plan.lines.map(line => line.positions)).toEqual([
      [0, 1],
      [11, 13],
      [16, 17],
      [4, 5],
      [10, 12],
    ]);
    expect(lineAt(plan, cellAt(plan, 30, 0)!)).toBe(plan.lines[3]);
    expect(lineAt(plan, cellAt(plan, 11, 31)!)).toBe(plan.lines[2]);
  });

  it('DT-MULTI-26: neighbours are 13 or 17 steps apart, and all have nearly the same ways', () => {
    const ways = distances(plan);
    const [blue, yellow, purple, green, red] = [0, 1, 2, 3, 4];
    expect(ways[blue]![green]).toBe(13);
    for (const [one, other] of [
      [green, yellow],
      [yellow, purple],
      [purple, red],
      [red, blue],
    ] as const) {
      expect(ways[one]![other]).toBe(17);
    }
    expect(ways[yellow]![red]).toBe(33);
    for (const [one, other] of [
      [blue, yellow],
      [green, purple],
      [blue, purple],
      [green, red],
    ] as const) {
      expect(ways[one]![other]).toBe(37);
    }
    expect(ways.map(sum)).toEqual([104, 104, 108, 104, 104]);
  });
});

it('a board is made once, and only of a size that there is', () => {
  expect(planFor(5)).toBe(planOf(6, 6, 20));
  expect(isPlanSize(4, 4, 12)).toBe(true);
  expect(isPlanSize(4, 4, 13)).toBe(false);
  expect(isPlanSize(3, 2, 10)).toBe(false);
});

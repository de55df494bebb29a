/** From one square to the next: what stands between, who passes, and which rule forbids it. */
import { type BarRule, ruleOfBars } from './bars.ts';
import type { Direction } from './direction.ts';
import { type Labyrinth, planUnder } from './labyrinth.ts';
import { isObstacle } from './nature.ts';
import { type CellId, directionTo, neighbour } from './plan.ts';

/** How somebody goes. */
export interface Gait {
  /** Bars that do not stop this walker: SLIT for the Naga (DT-SLIT-04). */
  readonly passes: number;
  /** Pits do not stop this walker, as in levitation (DT-PIT-02). */
  readonly overPits: boolean;
}

export const ON_FOOT: Gait = { passes: 0, overPits: false };

/** Everything that bars one side of a square, as bits; 0 is open. */
export function barsAt(labyrinth: Labyrinth, cell: CellId, direction: Direction): number {
  return labyrinth.table[cell * 4 + direction]!;
}

/** The rule that closes one side of a square to movement, or null if it is open. */
export function whatBars(
  labyrinth: Labyrinth,
  cell: CellId,
  direction: Direction,
  passes = 0,
): BarRule | null {
  return ruleOfBars(barsAt(labyrinth, cell, direction) & ~passes);
}

/** Neighbouring squares with nothing impassable between them (DT-CONV-03). */
export function adjacent(labyrinth: Labyrinth, one: CellId, other: CellId): boolean {
  const direction = directionTo(planUnder(labyrinth), one, other);
  return direction !== null && barsAt(labyrinth, one, direction) === 0;
}

/** Why a step is forbidden by the board, or null. A pit comes before any edge (DT-CONV-08). */
export function whyNoStep(
  labyrinth: Labyrinth,
  cell: CellId,
  direction: Direction,
  gait: Gait = ON_FOOT,
): BarRule | 'DT-PIT-01' | null {
  const plan = planUnder(labyrinth);
  const next = neighbour(plan, cell, direction);
  const pitAhead = next !== null && isObstacle(labyrinth.table[plan.groundAt + next]!);
  if (pitAhead && !gait.overPits) return 'DT-PIT-01';
  return whatBars(labyrinth, cell, direction, gait.passes);
}

/**
 * The squares within a number of steps, breadth first. The answer is written into buffers that the
 * caller keeps and uses again, so asking makes no garbage.
 */
import { DIRECTIONS } from './direction.ts';
import { type Labyrinth, planUnder } from './labyrinth.ts';
import { isObstacle } from './nature.ts';
import { type BoardPlan, type CellId, NONE } from './plan.ts';
import { type Gait, ON_FOOT } from './step.ts';

export interface Reach {
  /** How many squares were found, the start among them. */
  count: number;
  /** The squares found, nearest first; valid up to `count`. */
  readonly found: Int16Array;
  /** cell → steps from the start; valid where `asked` says so. */
  readonly steps: Int16Array;
  /** cell → the square before it on a shortest way, NONE at the start. */
  readonly before: Int16Array;
  /** cell → the question in which it was last found. */
  readonly asked: Uint32Array;
  question: number;
}

export function createReach(plan: BoardPlan): Reach {
  return {
    count: 0,
    found: new Int16Array(plan.cells),
    steps: new Int16Array(plan.cells),
    before: new Int16Array(plan.cells),
    asked: new Uint32Array(plan.cells),
    question: 0,
  };
}

/** Finds every square that can be entered within `limit` steps; `blocked` squares cannot. */
export function findReach(
  reach: Reach,
  labyrinth: Labyrinth,
  start: CellId,
  limit: number,
  gait: Gait = ON_FOOT,
  blocked: Uint8Array | null = null,
): Reach {
  const { table } = labyrinth;
  const { neighbours, groundAt } = planUnder(labyrinth);
  const { found, steps, before, asked } = reach;
  const stopping = ~gait.passes;
  const question = nextQuestion(reach);
  let count = 0;

  asked[start] = question;
  steps[start] = 0;
  before[start] = NONE;
  found[count++] = start;
  for (let next = 0; next < count; next++) {
    const cell = found[next]!;
    const taken = steps[cell]!;
    if (taken === limit) break;
    for (const direction of DIRECTIONS) {
      if ((table[cell * 4 + direction]! & stopping) !== 0) continue;
      const to = neighbours[cell * 4 + direction]!;
      if (asked[to] === question) continue;
      if (!gait.overPits && isObstacle(table[groundAt + to]!)) continue;
      if (blocked !== null && blocked[to] !== 0) continue;
      asked[to] = question;
      steps[to] = taken + 1;
      before[to] = cell;
      found[count++] = to;
    }
  }
  reach.count = count;
  return reach;
}

/** Each question has a number of its own, so nothing is cleared between questions. */
function nextQuestion(reach: Reach): number {
  if (reach.question === 0xffffffff) {
    reach.asked.fill(0);
    reach.question = 0;
  }
  reach.question += 1;
  return reach.question;
}

/** Steps from the start, or null if the square was not reached. */
export function stepsTo(reach: Reach, cell: CellId): number | null {
  return reach.asked[cell] === reach.question ? reach.steps[cell]! : null;
}

/** A shortest way to a square, from the first step on; null if the square was not reached. */
export function wayTo(reach: Reach, cell: CellId): CellId[] | null {
  if (stepsTo(reach, cell) === null) return null;
  const way: CellId[] = [];
  for (let at: number = cell; reach.before[at] !== NONE; at = reach.before[at]!) {
    way.unshift(at as CellId);
  }
  return way;
}

import { type BoardPlan, DIRECTIONS, planUnder } from '@oubliette/dungeon-twister';
import type { ImaginedDuel } from './tables.ts';

const ways = new WeakMap<BoardPlan, Int16Array[]>();

/** side → square → steps over bare floor to the nearest line that leads it out (DT-MULTI-04). */
export function bareWaysOut(state: ImaginedDuel, side: number): Int16Array {
  const plan = planUnder(state.labyrinth);
  const known = ways.get(plan) ?? plan.lines.map((_, own) => measured(plan, own));
  ways.set(plan, known);
  return known[side]!;
}

const FAR = 0x3fff;

function measured({ cells, lines, lineOf, neighbours }: BoardPlan, own: number): Int16Array {
  const steps = new Int16Array(cells).fill(FAR);
  const queue = lines.flatMap((line, side) => (side === own ? [] : line.cells.map(Number)));
  for (const cell of queue) steps[cell] = 0;
  for (let at = 0; at < queue.length; at++) {
    const cell = queue[at]!;
    for (const direction of DIRECTIONS) {
      const next = neighbours[cell * 4 + direction]!;
      if (next < 0 || steps[next]! < FAR || (lineOf[next]! >= 0 && lineOf[next] !== own)) continue;
      steps[next] = steps[cell]! + 1;
      queue.push(next);
    }
  }
  return steps;
}

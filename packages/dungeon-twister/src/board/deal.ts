/** Building the maze at random (DT-SET-01). */
import type { Labyrinth } from './labyrinth.ts';
import { createLabyrinth } from './lay.ts';
import { planOf } from './make-plan.ts';
import type { BoardPlan } from './plan.ts';
import type { Room } from './room.ts';

/**
 * Shuffles the rooms, lays them face down and gives each an orientation. `pick(n)` draws an integer
 * from 0 to n - 1; the order of the draws is part of what a seed means and must not change.
 */
export function dealLabyrinth(
  rooms: readonly Room[],
  pick: (n: number) => number,
  plan: BoardPlan = planOf(rooms.length / 2),
): Labyrinth {
  const shuffled = [...rooms];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const drawn = pick(last + 1);
    [shuffled[last], shuffled[drawn]] = [shuffled[drawn]!, shuffled[last]!];
  }
  return createLabyrinth(
    plan,
    shuffled.map(room => ({ room, quarters: pick(4) })),
  );
}

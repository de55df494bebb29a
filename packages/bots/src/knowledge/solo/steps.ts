import { type CellId, DIRECTIONS, type Labyrinth, planUnder } from '@oubliette/dungeon-twister';
import { signatureOf } from '../duel/stamp.ts';

const FAR = 0x7fff;
const known = new Map<number, Map<CellId, Int16Array>>();
/** Labyrinths remembered at most; then all are forgotten. */
const MOST_LABYRINTHS = 500;

/** square → steps from there to a square, with nobody in the way */
export function stepsTo(labyrinth: Labyrinth, goal: CellId): Int16Array {
  const signature = signatureOf(labyrinth);
  let fields = known.get(signature);
  if (fields === undefined) {
    if (known.size >= MOST_LABYRINTHS) known.clear();
    fields = new Map();
    known.set(signature, fields);
  }
  let steps = fields.get(goal);
  if (steps === undefined) {
    steps = spread(labyrinth, goal);
    fields.set(goal, steps);
  }
  return steps;
}

function spread(labyrinth: Labyrinth, goal: CellId): Int16Array {
  const { cells, neighbours } = planUnder(labyrinth);
  const steps = new Int16Array(cells).fill(FAR);
  const queue = [goal];
  steps[goal] = 0;
  for (const cell of queue) {
    for (const way of DIRECTIONS) {
      if (labyrinth.table[cell * 4 + way] !== 0) continue;
      const next = neighbours[cell * 4 + way] as CellId;
      if (next < 0 || steps[next] !== FAR) continue;
      steps[next] = steps[cell]! + 1;
      queue.push(next);
    }
  }
  return steps;
}

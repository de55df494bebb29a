import { barsAt, DIRECTIONS, type Duel, neighbour, planOf } from '@oubliette/dungeon-twister';

/** What it costs to get past a wall, a grate or a slit: turning or working first. */
const BARRED = 6;

/** By square, how far it is to the line of the other side, along what is really there. */
export function distancesOut({ labyrinth }: Duel['State'], seat: Duel['Seat']): Float64Array {
  const plan = planOf(labyrinth.long);
  const far = new Float64Array(plan.cells).fill(Number.POSITIVE_INFINITY);
  const goal = seat === 'blue' ? plan.lines[1] : plan.lines[0];
  const open = [...goal.cells];
  for (const cell of open) far[cell] = 0;
  for (let cell = open.shift(); cell !== undefined; cell = open.shift()) {
    for (const direction of DIRECTIONS) {
      const next = neighbour(plan, cell, direction);
      if (next === null) continue;
      const cost = far[cell]! + (barsAt(labyrinth, cell, direction) === 0 ? 1 : BARRED);
      if (cost >= far[next]!) continue;
      far[next] = cost;
      open.push(next);
    }
  }
  return far;
}

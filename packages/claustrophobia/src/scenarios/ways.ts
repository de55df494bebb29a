import { linked, NOWHERE, type TileIndex } from '../board/board.ts';
import type { State } from '../state.ts';

/** Steps from a spot to every other one, −1 where no way leads. */
export function distances(state: State, from: TileIndex): number[] {
  const steps = new Array<number>(state.count).fill(-1);
  steps[from] = 0;
  const queue = [from];
  for (const spot of queue) {
    for (let side = 0; side < 4; side++) {
      const next = linked(state, spot, side);
      if (next === NOWHERE || steps[next]! >= 0) continue;
      steps[next] = steps[spot]! + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** The nearest spots of those that fit. */
export function nearest(
  state: State,
  from: TileIndex,
  fits: (spot: TileIndex) => boolean,
): TileIndex[] {
  const steps = distances(state, from);
  const found = steps.flatMap((far, spot) => (far >= 0 && fits(spot) ? [spot] : []));
  const least = Math.min(...found.map(spot => steps[spot]!));
  return found.filter(spot => steps[spot] === least);
}

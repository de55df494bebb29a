import { OPEN, type State, UNKNOWN } from '../state.ts';

/** Takes the top tile. */
export function drawTile(state: State): number {
  const at = --state.left;
  const tile = state.pile[at]!;
  state.pile[at] = 0;
  state.known[at] = UNKNOWN;
  return tile;
}

/**
 * A goal tile goes back beneath the next tile that is none (CL-EXPL-08); everybody knows where it is
 * then. Without such a tile it cannot go back.
 */
export function putBeneath(state: State, tile: number, goals: readonly number[]): boolean {
  let next = state.left - 1;
  while (next >= 0 && goals.includes(state.pile[next]!)) next--;
  if (next < 0) return false;
  for (let at = state.left; at > next; at--) {
    state.pile[at] = state.pile[at - 1]!;
    state.known[at] = state.known[at - 1]!;
  }
  state.pile[next] = tile;
  state.known[next] = OPEN;
  state.left++;
  return true;
}

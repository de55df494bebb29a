import { NOBODY } from '../pieces/roster.ts';
import { cellOf, type DuelState, sideOf } from './state.ts';
import { nameOf, nameOrNull, remove, type Story, score } from './story.ts';
import type { Walker } from './way.ts';

/** A healthy character enters the enemy line: it is out, its owner scores (DT-EXIT-01, 04). */
export function leaveMaze(state: DuelState, { token, load }: Walker, story: Story): void {
  const cell = cellOf(state, token);
  state.stirred = true;
  story.push({
    kind: 'left',
    to: 'all',
    token: nameOf(state, token),
    cell,
    load: nameOrNull(state, load),
  });
  remove(state, token);
  if (load !== NOBODY) remove(state, load);
  score(state, sideOf(state, token), 1, story);
}

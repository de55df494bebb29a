import {
  type CellId,
  type DuelAction,
  neighbour,
  planOf,
  type SoloEvent,
} from '@oubliette/dungeon-twister';
import { wayMarks } from '../board/marks.ts';
import type { Plane } from '../board/plane.ts';

/** The squares that a plan leads over, the start first. */
export function wayOf(actions: readonly DuelAction[], start: number, long: number): CellId[] {
  const plan = planOf(long);
  const way = [start as CellId];
  const onward = (direction: Parameters<typeof neighbour>[2]) => {
    const next = neighbour(plan, way.at(-1)!, direction);
    if (next !== null) way.push(next);
  };
  for (const action of actions) {
    if (action.do === 'step') onward(action.to);
    if (action.do === 'jump') {
      onward(action.over);
      onward(action.land);
    }
  }
  return way;
}

/** The squares that somebody has gone over, as the story tells. */
export function wayGone(events: readonly SoloEvent[], token: string): CellId[] {
  const way: CellId[] = [];
  const add = (...cells: readonly number[]) => {
    for (const cell of cells as CellId[]) if (way.at(-1) !== cell) way.push(cell);
  };
  for (const event of events) {
    if (!('token' in event) || event.token !== token) continue;
    if (event.kind === 'stepped' || event.kind === 'crawled') add(event.from, event.cell);
    if (event.kind === 'jumped') add(event.from, event.over, event.cell);
  }
  return way;
}

export const wayPicture = (plane: Plane, way: readonly CellId[]): string =>
  way.length < 2 ? '' : wayMarks(plane, way);

import type { DuelEvent, DuelView } from '@oubliette/dungeon-twister';
import { squaresThen } from './squares.ts';

const isStep = (event: DuelEvent | undefined): boolean => event?.kind === 'stepped';

/**
 * Where to look while events are shown, by the first event that happens there: a walk is looked at as
 * a whole, its goal first. What happens nowhere on the board is not in it.
 */
export function happeningAt(
  events: readonly DuelEvent[],
  view: DuelView,
): ReadonlyMap<DuelEvent, readonly number[]> {
  const squares = squaresThen(events, view);
  const places = new Map<DuelEvent, readonly number[]>();
  for (const [at, event] of events.entries()) {
    if (isStep(event) && isStep(events[at - 1])) continue;
    const end = isStep(event)
      ? events.findIndex((each, next) => next > at && !isStep(each))
      : at + 1;
    const walk = events.slice(at, end < 0 ? events.length : end);
    const cells = walk.flatMap(each => squares.get(each) ?? []).toReversed();
    if (cells.length > 0) places.set(event, cells);
  }
  return places;
}

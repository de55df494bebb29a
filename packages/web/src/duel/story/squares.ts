import type { DuelEvent, DuelView } from '@oubliette/dungeon-twister';
import type { MovedToken, StoryMoment } from '../deeds/account.ts';
import { accountOf } from '../deeds/told.ts';
import { cellOf, planIn } from '../words/sides.ts';

function placesIn(view: DuelView): Map<string, number> {
  return new Map(
    view.tokens.flatMap(token => {
      const cell = cellOf(view, token);
      return cell === null ? [] : [[token.name, cell] as const];
    }),
  );
}

function squaresOf(event: DuelEvent, then: StoryMoment): readonly number[] {
  const { squares } = accountOf(event);
  if (squares !== undefined) return squares(event, then);
  return 'cell' in event && event.cell !== undefined ? [event.cell] : [];
}

/** The squares that every event of a story concerned when it happened. */
export function squaresThen(
  events: readonly DuelEvent[],
  view: DuelView,
): ReadonlyMap<DuelEvent, readonly number[]> {
  const places = placesIn(view);
  const then: StoryMoment = { places, plan: planIn(view), isBack: true };
  const squares = new Map<DuelEvent, readonly number[]>();
  for (const event of [...events].reverse()) {
    squares.set(event, squaresOf(event, then));
    for (const moved of accountOf(event).moves?.(event, then) ?? []) takeBack(moved, places);
  }
  return squares;
}

/** Puts a token back where it was before. */
function takeBack({ token, from }: MovedToken, places: Map<string, number>): void {
  if (from === null) places.delete(token);
  else if (from !== undefined) places.set(token, from);
}

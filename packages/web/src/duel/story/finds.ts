import type { BoardPlan, DuelEvent } from '@oubliette/dungeon-twister';
import type { StoryMoment } from '../deeds/account.ts';
import { accountOf } from '../deeds/told.ts';
import { isObject, pieceOf } from '../words/mention.ts';

/** The object that lies where somebody arrived who brought none. */
export function findsIn(
  events: readonly DuelEvent[],
  plan: BoardPlan,
): ReadonlyMap<DuelEvent, string> {
  /** Where every token is that has been seen to come or go. */
  const places = new Map<string, number>();
  const then: StoryMoment = { places, plan, isBack: false };
  const finds = new Map<DuelEvent, string>();
  for (const event of events) {
    const { moves, arrives } = accountOf(event);
    for (const { token, to } of moves?.(event, then) ?? []) {
      if (to === null) places.delete(token);
      else places.set(token, to);
    }
    if (!arrives || !('load' in event) || event.load !== null || !('cell' in event)) continue;
    const found = [...places].find(([token, at]) => at === event.cell && isObject(pieceOf(token)));
    if (found) finds.set(event, found[0]);
  }
  return finds;
}

import type { Event } from '@oubliette/claustrophobia';
import type { CaveSnapshot, CaveTableOf } from '../seen/choice.ts';
import { isHuman, roleOf } from '../seen/reading.ts';

/** Whose action is over, and what ended it. */
export interface EndedAction {
  readonly who: string;
  readonly rule: string;
}

/** An own warrior whose action has just been ended by something but themselves. */
export function endedIn(
  news: readonly { readonly events: readonly Event[] }[],
  view: CaveSnapshot['view'],
): EndedAction | null {
  const told = news.flatMap(({ events }) => events).findLast(event => event.kind === 'acted');
  if (told?.kind !== 'acted' || told.why === undefined) return null;
  const isOwn = roleOf(view) === (isHuman(told.who) ? 'human' : 'demon');
  return isOwn ? { who: told.who, rule: told.why } : null;
}

export const endedAt = (table: CaveTableOf): EndedAction | null =>
  endedIn(table.news(), table.snapshot().view);

import {
  type BoardPlan,
  type CellId,
  type DuelEvent,
  followTurn,
  type RoomPosition,
} from '@oubliette/dungeon-twister';
import { isObject, pieceOf } from './mention.ts';

/** Where every token is that has been seen to come or go. */
type Places = Map<string, number>;

const ARRIVALS: ReadonlySet<string> = new Set(['stepped', 'jumped', 'did']);

/** The object that lies where a step or a jump ended, for somebody who brought none. */
export function findsIn(
  events: readonly DuelEvent[],
  plan: BoardPlan,
): ReadonlyMap<DuelEvent, string> {
  const places: Places = new Map();
  const finds = new Map<DuelEvent, string>();
  for (const event of events) {
    happen(event, places, plan);
    if (!ARRIVALS.has(event.kind) || !('load' in event)) continue;
    if (event.load !== null) continue;
    const found = [...places].find(([token, at]) => at === event.cell && isObject(pieceOf(token)));
    if (found) finds.set(event, found[0]);
  }
  return finds;
}

function happen(event: DuelEvent, places: Places, plan: BoardPlan): void {
  const carry = (load: string | null, cell: number) => load !== null && places.set(load, cell);
  switch (event.kind) {
    case 'put':
      places.set(event.token, event.cell);
      return;
    case 'stepped':
    case 'did':
      if (event.from === undefined || event.cell === undefined) return;
      places.set(event.token, event.cell);
      carry(event.load ?? null, event.cell);
      return;
    case 'jumped':
      places.set(event.token, event.cell);
      carry(event.load, event.cell);
      return;
    case 'pushed':
      places.set(event.target, event.cell);
      carry(event.load, event.cell);
      return;
    case 'turned':
      for (const [token, at] of places) {
        places.set(token, followTurn(plan, event.room as RoomPosition, event.arrow, at as CellId));
      }
      return;
    case 'left':
      places.delete(event.token);
      if (event.load !== null) places.delete(event.load);
      return;
    case 'killed':
    case 'lost':
    case 'broke':
      places.delete(event.token);
      return;
    case 'drank':
      places.delete(event.what);
      return;
    case 'fireball':
      spendWand(places, places.get(event.token));
  }
}

function spendWand(places: Places, cell: number | undefined): void {
  for (const [token, at] of places) {
    if (at === cell && pieceOf(token) === 'fireball-wand') places.delete(token);
  }
}

import type { SoloEvent } from '@oubliette/dungeon-twister';
import { cardOf } from '../npc/card.ts';

/** Every third portcullis is worth a point to Artos (NC-COLO-01). */
const TROPHY = 3;

/** Whose trait has scored for the prison, and how often (DS-WIN-03). */
export function scoredByTrait(events: readonly SoloEvent[]): ReadonlyMap<string, number> {
  const scored = new Map<string, number>();
  for (const event of events) {
    if (event.kind !== 'tally' || event.count % TROPHY !== 0) continue;
    if (cardOf(event.token).trait !== 'scores-third-break') continue;
    scored.set(event.token, (scored.get(event.token) ?? 0) + 1);
  }
  return scored;
}

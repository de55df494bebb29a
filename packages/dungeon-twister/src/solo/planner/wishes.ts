/** How an NPC ranks things: the list on its card (DS-CARD-03). */
import type { NpcCard, WantedObject } from '../../content/npcs/card.ts';
import type { Roster, Token } from '../../pieces/roster.ts';

/** Below everything that is listed. */
export const UNLISTED = 99;

export function wishFor({ isCharacter, pieces }: Roster, thing: Token): WantedObject {
  return isCharacter[thing] === 1 ? 'wounded' : (pieces[thing]!.id as WantedObject);
}

const lists = new WeakMap<Roster, Map<NpcCard, Uint8Array>>();

/** token → its place on the card's list, from 1 */
export function ranksOn(roster: Roster, card: NpcCard): Uint8Array {
  const known = lists.get(roster) ?? new Map<NpcCard, Uint8Array>();
  lists.set(roster, known);
  let ranks = known.get(card);
  if (ranks === undefined) {
    ranks = Uint8Array.from(roster.tokens, token => {
      const at = card.objects.indexOf(wishFor(roster, token));
      return at < 0 ? UNLISTED : at + 1;
    });
    known.set(card, ranks);
  }
  return ranks;
}

import type { CaveView } from '@oubliette/claustrophobia';
import { actionWords, placeWords } from '../deeds/words.ts';
import { actorOf, cellOf } from '../seen/reading.ts';
import { warriorName } from '../words/index.ts';
import { text } from './messages.ts';
import type { CaveOffer } from './offers.ts';

/** Where whoever would do it stands now. */
function startOf({ actions: [first] }: CaveOffer, view: CaveView): string | null {
  const who = first?.do === 'act' ? first.who : actorOf(view);
  return who === null ? null : cellOf(view, who);
}

/** What a button or a list calls an offer; an attack by its target and its figures. */
function offerWords({ actions, strike }: CaveOffer, view: CaveView): string {
  const action = actions.at(-1)!;
  if (!strike || action.do !== 'attack') return actionWords(action, view);
  return `${warriorName(action.target, view)} · ${text().strike(strike.dice, strike.def)}`;
}

/** Where an attacker walks first; nothing for one who strikes from where they stand. */
export function walkWords(offer: CaveOffer, view: CaveView): string {
  const to = offer.strike && offer.through?.at(-1);
  return to ? text().walksFirst(placeWords(to, view, startOf(offer, view))) : '';
}

/** The offers in words; two that would be called alike say where their target stands. */
export function offersInWords(offers: readonly CaveOffer[], view: CaveView): readonly string[] {
  const words = offers.map(offer => offerWords(offer, view));
  return offers.map((offer, index) => {
    const own = words[index]!;
    const isAlone = words.indexOf(own) === words.lastIndexOf(own);
    if (isAlone || !offer.strike) return own;
    return `${own} · ${placeWords(offer.strike.cell, view, startOf(offer, view))}`;
  });
}

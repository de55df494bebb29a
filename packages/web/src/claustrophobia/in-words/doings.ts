import type { Action, CaveView } from '@oubliette/claustrophobia';
import type { Doing, Doings } from '../../table/in-words/told.ts';
import { actionWords, goodWords } from '../deeds/words.ts';
import { text as map } from '../map/messages.ts';
import { offersInWords, walkWords } from '../offers/offer-words.ts';
import { isInHand, offersOf, playsFromHand } from '../offers/offers.ts';
import { tileName } from '../pieces/tile-name.ts';
import type { CaveSnapshot } from '../seen/choice.ts';
import { cellOf, placeOf, tileAt } from '../seen/reading.ts';
import { questionWords, warriorName } from '../words/index.ts';

type Perform = (actions: readonly Action[]) => void;

/** Everything that the viewer can do now: with each warrior, and in answer to what is asked. */
export function doingsOf(
  snapshot: CaveSnapshot,
  selected: string | null,
  perform: Perform,
): Doings[] {
  const { view, legal, outlook, decision } = snapshot;
  if (legal.length === 0) return [];
  const listed = new Set<string>();
  const warriors = (outlook?.warriors ?? []).map((warrior): Doings => {
    const offers = offersOf(snapshot, { held: () => null, warrior: () => warrior });
    const words = offersInWords(offers, view);
    for (const { actions } of offers) listed.add(JSON.stringify(actions));
    return {
      title: titleOf(view, warrior.who),
      inMind: warrior.who === selected,
      list: offers.map((offer, at): Doing => {
        const way = [words[at]!, walkWords(offer, view)].filter(Boolean).join(' · ');
        return { words: way, perform: () => perform(offer.actions) };
      }),
    };
  });
  const plain = legal
    .filter(action => action.do !== 'act' && !isInHand(action))
    .map(action => [action]);
  const rest = [...plain, ...playsFromHand(snapshot, null)].filter(
    actions => !listed.has(JSON.stringify(actions)),
  );
  const answers = rest.map((actions): Doing => {
    const action = actions.at(-1)!;
    const words = [actionWords(action, view), goodWords(action)].filter(Boolean).join('. ');
    return { words, perform: () => perform(actions) };
  });
  return [
    { title: questionWords(decision), list: answers, inMind: warriors.length === 0 },
    ...warriors,
  ];
}

/** Brute II on the Lair, column 2, row 1. */
function titleOf(view: CaveView, who: string): string {
  const cell = cellOf(view, who);
  const name = warriorName(who, view);
  if (cell === null) return name;
  const tile = tileAt(view, cell);
  return [name, ...(tile ? [tileName(tile.id)] : []), map().place(...placeOf(cell))].join(', ');
}

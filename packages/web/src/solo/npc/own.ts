import {
  CLASSES,
  type ClassId,
  deckOf,
  type NpcCard,
  type OwnCard,
} from '@oubliette/dungeon-twister';
import { createMemo, createRoot, createSignal, onCleanup } from 'solid-js';

type Cards = readonly OwnCard[];

const NONE: Cards = [];
const none = (): Cards => NONE;

const isSame = (one: Cards, other: Cards): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const [shown, setShown] = createSignal<() => Cards | undefined>(none);

/** Which cards of somebody's own lie on the table that is shown; every text about them follows. */
export function showCards(of: () => Cards | undefined): void {
  setShown(() => of);
  onCleanup(() => setShown(now => (now === of ? none : now)));
}

/** id → card, ours and somebody's own, as they lie on the table that is shown */
export const cardsHere: () => ReadonlyMap<string, NpcCard> = createRoot(() => {
  const own = createMemo(() => shown()() ?? NONE, NONE, { equals: isSame });
  return createMemo(() => {
    const deck = deckOf(own().length > 0 ? own() : undefined);
    return new Map(deck.cards.map(card => [card.id, card]));
  });
});

/** What an NPC of somebody's own is called on its card. */
export const ownName = (id: string): string => cardsHere().get(id)?.name ?? '';

/** `own-slipping-naga-b` is a Naga. */
export const classOfOwn = (id: string): ClassId => CLASSES.find(of => id.includes(`-${of}-`))!;

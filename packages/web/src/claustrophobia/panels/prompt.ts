import {
  type CaveView,
  forEachOwn,
  OWN_ABOUT_TILE,
  OWN_ABOUT_WARRIOR,
  type QuestionKind,
} from '@oubliette/claustrophobia';
import { deedOf } from '../deeds/index.ts';
import { isAnybodyIdle } from '../desk/desk.ts';
import type { CaveOffer } from '../offers/offers.ts';
import type { CaveChoice, CaveSnapshot, HeldInHand } from '../seen/choice.ts';
import { cardWords, eventWords, giftWords, objectWords, windowWords } from '../words/index.ts';

/** Questions whose answer is somebody: they are named on a button as well. */
const ABOUT_SOMEBODY: readonly QuestionKind[] = ['trap', 'guard', ...OWN_ABOUT_WARRIOR];

/** What is offered as a button: whatever lies nowhere on the map, attacks, and named answers. */
export function promptOffers(
  offers: readonly CaveOffer[],
  kind: QuestionKind | null,
): readonly CaveOffer[] {
  if (kind === null) return [];
  return offers.filter(({ actions, spot, strike }) => {
    const action = actions.at(-1)!;
    if (kind === 'gift') return action.do === 'gift';
    const { hasPanel, goesOn } = deedOf(action);
    if (hasPanel || goesOn) return false;
    if (strike || spot === null) return true;
    return spot.kind === 'warrior' && ABOUT_SOMEBODY.includes(kind);
  });
}

type Hint =
  | 'againHint'
  | 'giftHint'
  | 'actedHint'
  | 'actionHint'
  | 'doorHint'
  | 'enterHint'
  | 'giftsHint'
  | 'givenHint'
  | 'heldCard'
  | 'nobodyHint'
  | 'ordersHint'
  | 'tileHint'
  | 'warriorHint';

const HINTS: Partial<Record<QuestionKind, Hint>> = {
  assign: 'actionHint',
  marker: 'doorHint',
  seals: 'tileHint',
  gifts: 'giftsHint',
  'second-chance': 'againHint',
  orders: 'ordersHint',
  hole: 'tileHint',
  entry: 'enterHint',
  ...forEachOwn(OWN_ABOUT_TILE, () => 'tileHint' as const),
  trap: 'warriorHint',
};

/** Whether the answer lies on the map and nowhere else: where little fits, this is still said. */
export const isOnMap = (hint: Hint): boolean => hint === 'doorHint' || hint === 'tileHint';

/** How the question is answered, for whoever has nobody in mind yet. */
export function hintFor(
  snapshot: CaveSnapshot,
  { warrior, held }: Pick<CaveChoice, 'warrior' | 'held'>,
): Hint | null {
  const { view, legal } = snapshot;
  const kind = legal.length > 0 ? (view.asked?.kind ?? null) : null;
  if (kind === null) return null;
  if (held()) return held()!.kind === 'figure' ? 'tileHint' : 'heldCard';
  if (warrior()) return null;
  if (kind === 'assign' && view.dice.length === 0) return 'givenHint';
  if (kind === 'gifts' && view.facts['blessing-used']) return 'giftHint';
  if (kind === 'orders' && !isAnybodyIdle(snapshot)) return 'actedHint';
  if (kind === 'entry' && !legal.some(({ do: verb }) => verb === 'buy')) return 'nobodyHint';
  return HINTS[kind] ?? null;
}

/** What is held in hand, by its name. */
export function heldName(held: Exclude<HeldInHand, { kind: 'figure' }>): string {
  switch (held.kind) {
    case 'card':
      return cardWords(held.card).name;
    case 'gift':
      return giftWords(held.gift).name;
    case 'object':
      return objectWords(held.object).name;
  }
}

const AFTER_ROLL = 2;

/** The window in which the action dice lie on the table (CL-ROUND-03). */
export const isAfterRoll = ({ work }: CaveView): boolean =>
  work.some(each => each.kind === 'window' && each.window === AFTER_ROLL);

/** When the cards are played, and against which event. */
export function windowHint({ work }: CaveView): string {
  const now = work.findLast(each => each.kind === 'window');
  const event = work.findLast(each => each.kind === 'event');
  if (now?.kind !== 'window') return '';
  const moment = windowWords(now.window);
  return event?.kind === 'event' ? eventWords(event.card) : moment;
}

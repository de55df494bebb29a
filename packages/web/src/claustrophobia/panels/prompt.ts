import type { QuestionKind, Verb, View } from '@oubliette/claustrophobia';
import type { Choice } from '../choice.ts';
import type { Offer } from '../offers.ts';
import { cardWords, windowWords } from '../words/index.ts';
import { GOING_ON } from './desk.ts';

/** Answers that have a place of their own: dice, tiles to turn, figures to buy, the auction. */
const ELSEWHERE: readonly Verb[] = [
  ...GOING_ON,
  'dice',
  'give',
  'pick',
  'place',
  'bid',
  'hire',
  'gift',
  'equip',
  'advantage',
];

/** Questions whose answer is somebody: he is named on a button as well. */
const ABOUT_SOMEBODY: readonly QuestionKind[] = ['trap', 'guard', 'raise', 'sacrifice'];

/** What is offered as a button: whatever lies nowhere on the map, attacks, and named answers. */
export function promptOffers(
  offers: readonly Offer[],
  kind: QuestionKind | null,
): readonly Offer[] {
  if (kind === null) return [];
  return offers.filter(({ actions, spot, strike }) => {
    const verb = actions.at(-1)!.do;
    if (kind === 'gift') return verb === 'gift';
    if (ELSEWHERE.includes(verb)) return false;
    if (strike || spot === null) return true;
    return spot.kind === 'warrior' && ABOUT_SOMEBODY.includes(kind);
  });
}

type Hint =
  | 'actionHint'
  | 'doorHint'
  | 'enterHint'
  | 'heldCard'
  | 'ordersHint'
  | 'tileHint'
  | 'warriorHint';

const HINTS: Partial<Record<QuestionKind, Hint>> = {
  assign: 'actionHint',
  marker: 'doorHint',
  seals: 'tileHint',
  orders: 'ordersHint',
  hole: 'tileHint',
  entry: 'enterHint',
  settle: 'tileHint',
  wake: 'tileHint',
  guide: 'tileHint',
  trap: 'warriorHint',
};

/** How the question is answered, for whoever has nobody in mind yet. */
export function hintFor(
  kind: QuestionKind | null,
  { warrior, held }: Pick<Choice, 'warrior' | 'held'>,
): Hint | null {
  if (kind === null || warrior() || held()) return null;
  return HINTS[kind] ?? null;
}

/** When the cards are played, and against which event. */
export function windowHint({ work }: View): string {
  const now = work.findLast(each => each.kind === 'window');
  const event = work.findLast(each => each.kind === 'event');
  if (now?.kind !== 'window') return '';
  const moment = windowWords(now.window);
  return event?.kind === 'event' ? `${moment}: ${cardWords(event.card).name}` : moment;
}

import type { CaveStory } from '../event.ts';
import { DEMON, HUMAN, type Role } from '../seats.ts';
import { type State, seatOf } from '../state.ts';
import { CARD_KINDS, type CardKind, COPIES, FIRST_EVENT } from './kinds.ts';

const first = (role: Role) => (role === HUMAN ? 0 : FIRST_EVENT);
const last = (role: Role) => (role === HUMAN ? FIRST_EVENT : CARD_KINDS.length);

export function handSize(state: State, role: Role): number {
  let sum = 0;
  for (let card = first(role); card < last(role); card++) sum += state.hand[card]!;
  return sum;
}

/** The cards of a hand or pile by name, each as often as it is there. */
export function cardsIn(counts: readonly number[], role: Role): CardKind[] {
  const cards: CardKind[] = [];
  for (let card = first(role); card < last(role); card++) {
    for (let n = counts[card]!; n > 0; n--) cards.push(CARD_KINDS[card]!);
  }
  return cards;
}

/** Whether somebody who knows only the discards must think that it could be in a hand. */
export function couldBeHeld(state: State, card: number): boolean {
  return state.hand[card]! > 0 || state.decks[card < FIRST_EVENT ? HUMAN : DEMON].includes(card);
}

/** Takes cards from the top of a deck; an empty one gives nothing (CL-EVT-02). */
export function drawCards(state: State, role: Role, count: number): CardKind[] {
  const drawn: CardKind[] = [];
  for (let n = 0; n < count; n++) {
    const card = state.decks[role].pop();
    if (card === undefined) break;
    state.hand[card]!++;
    drawn.push(CARD_KINDS[card]!);
  }
  return drawn;
}

/** All cards of a player, each as often as there are copies. */
export function wholeDeck(role: Role): number[] {
  const cards: number[] = [];
  for (let card = first(role); card < last(role); card++) {
    for (let n = COPIES[card]!; n > 0; n--) cards.push(card);
  }
  return cards;
}

/** Tells the owner what was drawn, in no order, and the others how many. */
export function tellDrawn(
  state: State,
  role: Role,
  drawn: readonly CardKind[],
  story: CaveStory,
  kind: 'events-drawn' | 'cards-dealt',
): void {
  const seat = seatOf(state, role);
  const cards = CARD_KINDS.flatMap(kind => drawn.filter(card => card === kind));
  const other = seatOf(state, role === HUMAN ? DEMON : HUMAN);
  story.push({ kind, to: [seat], cards, count: cards.length, reveals: true });
  story.push({ kind, to: [other, 'table'], count: cards.length });
}

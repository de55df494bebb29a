/** The NP's nine Combat cards: a deck, whose order nobody knows, and an open discard (DS-DECK-02 to 04). */
import { pick, type Random } from '@oubliette/kernel';
import { COMBAT_CARDS, cards } from '../duel/cards.ts';
import type { SoloStory } from './event.ts';
import { NP, type SoloState } from './state.ts';

/** Turns up cards; an empty deck is first made anew from the discard. */
export function drawNpCards(
  state: SoloState,
  count: number,
  random: Random,
  story: SoloStory,
): number[] {
  const drawn: number[] = [];
  while (drawn.length < count) {
    if (cards.combatCount(state, NP) === 0) reshuffle(state, drawn, story);
    const value = pick(random, 'np-card', cards.combatHand(state, NP));
    cards.setCombat(state, NP, value, cards.combat(state, NP, value) - 1);
    drawn.push(value);
  }
  return drawn;
}

export function returnNpCards(state: SoloState, values: readonly number[]): void {
  for (const value of values) cards.setCombat(state, NP, value, cards.combat(state, NP, value) + 1);
}

/** Cards that lie in the current combat stay there. */
function reshuffle(state: SoloState, lying: readonly number[], story: SoloStory): void {
  for (const [value, copies] of COMBAT_CARDS.entries()) {
    const out = lying.filter(card => card === value).length;
    cards.setCombat(state, NP, value, copies - out);
  }
  story.push({ kind: 'np-shuffled', to: 'all' });
}

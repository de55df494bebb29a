import type { HeldCard } from '../seen/hand.ts';

/** The cards that are raised after this one was pressed; null if the same ones are meant for good. */
export function raise(
  raised: readonly number[],
  value: number,
  count: number,
  hand: readonly HeldCard[],
): readonly number[] | null {
  const held = hand.filter(card => card.value === value && !card.spent).length;
  const isUp = raised.includes(value);
  const isMore = raised.filter(card => card === value).length < held;
  if (raised.length < count) {
    return isMore ? [...raised, value] : raised.filter(card => card !== value);
  }
  return isUp ? null : [...raised.slice(1), value];
}

/** Places in the hand of the cards that are raised: of two alike the first that is left. */
export function placesOf(raised: readonly number[], hand: readonly HeldCard[]): number[] {
  const places: number[] = [];
  for (const value of raised) {
    places.push(
      hand.findIndex(
        (card, place) => card.value === value && !card.spent && !places.includes(place),
      ),
    );
  }
  return places;
}

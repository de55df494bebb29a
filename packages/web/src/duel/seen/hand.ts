/** A Combat card in its place in the hand. */
export interface HeldCard {
  readonly value: number;
  readonly spent: boolean;
}

/** All Combat cards that were dealt, in order; those that are gone stay in their places. */
export function wholeHand(dealt: readonly number[], held: readonly number[]): HeldCard[] {
  return dealt.flatMap((count, value) => {
    const left = held.filter(card => card === value).length;
    return Array.from({ length: count }, (_, copy) => ({ value, spent: copy >= left }));
  });
}

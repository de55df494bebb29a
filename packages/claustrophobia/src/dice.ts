import { type Random, roll } from '@oubliette/kernel';

/** So many dice, as they fall. */
export function rollDice(random: Random, count: number): number[] {
  const dice: number[] = [];
  for (let n = 0; n < count; n++) dice.push(roll(random, 'dice'));
  return dice;
}

/** The same dice from the lowest to the highest. */
export function sortDice(dice: number[]): number[] {
  return dice.sort((one, other) => one - other);
}

/** How many dice are that high. */
export function countHits(dice: readonly number[], def: number): number {
  let hits = 0;
  for (const die of dice) if (die >= def) hits++;
  return hits;
}

export const RANGE = 2 ** 32;

/** Chance chooses among one possibility or more. */
export function requirePossibilities(count: number): void {
  if (Number.isInteger(count) && count >= 1 && count <= RANGE) return;
  throw new RangeError(`chance needs a whole number of possibilities, not ${count}`);
}

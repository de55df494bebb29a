import type { Puzzle } from '@oubliette/kernel/puzzles';

const DAY = 86_400_000;
/** A prime: every puzzle has its day before one comes again. */
const STRIDE = 7919;

/** Days since 1970 by the clock of Greenwich: the same for everybody. */
export const dayOf = (time: number): number => Math.floor(time / DAY);

/** The puzzle of a day. */
export function daily(puzzles: readonly Puzzle[], day: number): Puzzle {
  const ids = puzzles.map(({ id }) => id).sort();
  const id = ids[(day * STRIDE) % ids.length];
  return puzzles.find(puzzle => puzzle.id === id)!;
}

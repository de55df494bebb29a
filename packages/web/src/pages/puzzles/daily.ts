import type { Puzzle } from '@oubliette/kernel/puzzles';

/** A prime: every puzzle has its day before one comes again. */
const STRIDE = 7919;

/** The puzzle of a day. */
export function daily(puzzles: readonly Puzzle[], day: number): Puzzle {
  const ids = puzzles.map(({ id }) => id).sort();
  const id = ids[(day * STRIDE) % ids.length];
  return puzzles.find(puzzle => puzzle.id === id)!;
}

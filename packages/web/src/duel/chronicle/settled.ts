import type { Line } from '../words/index.ts';

const isSame = (one: Line, other: Line): boolean =>
  one.words === other.words &&
  one.moment === other.moment &&
  one.turn === other.turn &&
  one.cells.join() === other.cells.join();

/** The lines of now, keeping those of before that still stand: what is new is read out, and only that. */
export function settled(before: readonly Line[], now: readonly Line[]): Line[] {
  return now.map((line, index) => {
    const known = before[index];
    return known && isSame(known, line) ? known : line;
  });
}

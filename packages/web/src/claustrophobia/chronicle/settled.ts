import type { Line } from '../words/index.ts';

const isSame = (one: Line, other: Line): boolean =>
  one.words === other.words &&
  one.moment === other.moment &&
  one.round === other.round &&
  one.phase === other.phase &&
  one.cells.join() === other.cells.join();

/** The lines of now, keeping those of before that still stand: what is new is drawn, and only that. */
export function settled(before: readonly Line[], now: readonly Line[]): Line[] {
  return now.map((line, index) => {
    const known = before[index];
    return known && isSame(known, line) ? known : line;
  });
}

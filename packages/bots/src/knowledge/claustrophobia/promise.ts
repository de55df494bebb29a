import type { Imagined } from './imagined.ts';
import { oddsAround } from './judging.ts';
import type { Playing } from './play.ts';

/** A quarter of log-odds makes a play e times as promising. */
const EAGERNESS = 4;

/**
 * Weighs plays by how the position would look at once after each, besides what their sorts promise:
 * `after` changes the position as far as no chance is needed, and gives back how to undo it.
 */
export function weighed(
  state: Imagined,
  role: number,
  plays: readonly Playing[],
  after: (index: number) => () => void,
): readonly Playing[] {
  const oddsNow = oddsAround(state);
  const odds = plays.map((_, index) => {
    const undo = after(index);
    const sum = role === 0 ? oddsNow() : -oddsNow();
    undo();
    return sum;
  });
  const best = Math.max(...odds);
  for (const [index, play] of plays.entries()) {
    play.weight *= Math.exp(EAGERNESS * (odds[index]! - best));
  }
  return plays;
}

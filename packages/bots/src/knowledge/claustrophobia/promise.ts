import { isEscape } from './escape.ts';
import type { ImaginedCave } from './imagined.ts';
import { oddsAround } from './judging.ts';
import type { CavePlay } from './play.ts';

/**
 * How much of log-odds makes a play e times as promising: a tenth, and a quarter where every human has a
 * chance of their own to get away, for there a step or a line counts several times as much.
 */
const EAGERNESS = 10;
const EAGERNESS_TO_ESCAPE = 4;

/**
 * Weighs plays by how the position would look at once after each, besides what their sorts promise:
 * `after` changes the position as far as no chance is needed, and gives back how to undo it.
 */
export function weighed(
  state: ImaginedCave,
  role: number,
  plays: readonly CavePlay[],
  after: (index: number) => () => void,
): readonly CavePlay[] {
  const oddsNow = oddsAround(state);
  const odds = plays.map((_, index) => {
    const undo = after(index);
    const sum = role === 0 ? oddsNow() : -oddsNow();
    undo();
    return sum;
  });
  const best = Math.max(...odds);
  const eagerness = isEscape(state) ? EAGERNESS_TO_ESCAPE : EAGERNESS;
  for (const [index, play] of plays.entries()) {
    play.weight *= Math.exp(eagerness * (odds[index]! - best));
  }
  return plays;
}

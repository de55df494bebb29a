import { type Claustrophobia, F } from '@oubliette/claustrophobia';
import type { World } from '../../world.ts';
import type { Imagined } from './imagined.ts';
import { judging } from './judging.ts';
import type { Playing } from './play.ts';

/** The log-odds of a side, 0 the humans and 1 the horde, as a position looks at once. */
function oddsOf(world: World<Claustrophobia>, state: Imagined, role: number): number {
  const chance = judging.chances(world, state)[role ^ state.facts[F.leader]!]!;
  return Math.log(chance / (1 - chance));
}

/** A tenth of log-odds makes a play e times as promising. */
const EAGERNESS = 10;

/**
 * Weighs plays by how the position would look at once after each, besides what their sorts promise:
 * `after` changes the position as far as no chance is needed, and gives back how to undo it.
 */
export function weighed(
  world: World<Claustrophobia>,
  state: Imagined,
  role: number,
  plays: readonly Playing[],
  after: (index: number) => () => void,
): Playing[] {
  const odds = plays.map((_, index) => {
    const undo = after(index);
    const sum = oddsOf(world, state, role);
    undo();
    return sum;
  });
  const best = Math.max(...odds);
  return plays.map((play, index) => ({
    ...play,
    weight: play.weight * Math.exp(EAGERNESS * (odds[index]! - best)),
  }));
}

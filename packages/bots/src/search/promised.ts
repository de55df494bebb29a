import type { Random, Shape } from '@oubliette/kernel';
import type { Guessed } from '../world.ts';
import type { SearchMind } from './mind.ts';
import type { SearchTally } from './tally.ts';

/** So little that it decides only between plays that promise the same. */
const LOT = 1e-6;
const FINE = 1 << 20;

/**
 * What is promising, without a thought: where a match is only prepared there is nothing to judge yet, and
 * every line would be long. Lots are drawn between plays that promise the same.
 */
export function promisedTally<G extends Shape>(
  { world, knowledge }: SearchMind<G>,
  seat: G['Seat'],
  guessed: Guessed<G>,
  secret: boolean,
  random: Random,
): SearchTally<G> {
  const plays = knowledge.plays(world, guessed, seat);
  const sum = plays.reduce((all, { weight }) => all + weight, 0);
  const even = 1 / world.seats.length;
  const arms = plays.map(({ key, actions, weight }) => {
    const share = (weight / sum) * (1 + (LOT * random.below('lot', FINE)) / FINE);
    const line = [{ seat, actions: actions.map(world.print) }];
    return { key, actions, visits: share, total: share * even, meant: share, line };
  });
  return { nodes: 1, totals: world.seats.map(() => even), secret, promised: true, arms };
}

import type { Shape } from '../game.ts';
import { seededRandom } from '../random/seeded.ts';
import { forsaken } from './leaving.ts';
import type { Match } from './match.ts';

/**
 * The state before the first action and after each one. A match keeps only the moments that can be
 * taken back; the others are what its log leads to.
 */
export function statesOf<G extends Shape>(match: Match<G>): G['State'][] {
  const { game, options, seed, log, reseedings, said } = match;
  let random = seededRandom(seed);
  let state = game.setup(options, random);
  const states = [state];
  /** Whoever gave up then is gone from there on. */
  const without = (moment: number) =>
    said
      .filter(({ at, left }) => at === moment && left === true)
      .reduce((now, { seat }) => forsaken({ game, state: now }, seat) ?? now, state);
  for (const [moment, { seat, action }] of log.entries()) {
    const anew = reseedings.findLast(({ at }) => at === moment);
    if (anew) random = seededRandom(anew.seed);
    state = game.clone(without(moment));
    game.apply(state, seat, action, random);
    states.push(state);
  }
  states[log.length] = without(log.length);
  return states;
}

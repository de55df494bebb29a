import type { Shape } from '../game.ts';
import { seededRandom } from '../random/seeded.ts';
import type { Match } from './match.ts';

/**
 * The state before the first action and after each one. A match keeps only the moments that can be
 * taken back; the others are what its log leads to.
 */
export function statesOf<G extends Shape>(match: Match<G>): G['State'][] {
  const { game, options, seed, log, reseedings } = match;
  let random = seededRandom(seed);
  let state = game.setup(options, random);
  const states = [state];
  for (const [moment, { seat, action }] of log.entries()) {
    const anew = reseedings.findLast(({ at }) => at === moment);
    if (anew) random = seededRandom(anew.seed);
    state = game.clone(state);
    game.apply(state, seat, action, random);
    states.push(state);
  }
  return states;
}

import { fingerprint, fingerprintWithout } from '../fingerprint.ts';
import type { Game, Shape } from '../game.ts';

/** The fingerprint of a state without the content that it carries: the options of the match name that. */
export function stateFingerprint<G extends Shape>(game: Game<G>, state: G['State']): string {
  return game.carried === undefined ? fingerprint(state) : fingerprintWithout(state, game.carried);
}

/** The content that the states of a match carry: a stored one may be of a time before it did. */
export function carriedBy<G extends Shape>(game: Game<G>, state: G['State']): Partial<G['State']> {
  const carried = (game.carried ?? []).filter(key => key in state);
  return Object.fromEntries(carried.map(key => [key, state[key as keyof typeof state]])) as Partial<
    G['State']
  >;
}

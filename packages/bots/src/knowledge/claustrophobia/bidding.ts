import type { Action } from '@oubliette/claustrophobia';
import { type ImaginedCave, workOnTop } from './imagined.ts';
import { type CavePlay, playOf } from './play.ts';

/**
 * With a team of this worth it is as good to lead the humans as to lead the horde: where the share of the
 * humans passes one half in `oubliette fairness auction` (docs/balance.md).
 */
const FAIR = 11.5;

/** Bids by the points that they are above a fair one, and the pass by those that it leaves to the other side. */
export function bids(state: ImaginedCave, legal: readonly Action[]): readonly CavePlay[] {
  const { bid } = workOnTop(state, 'auction')!;
  const left = bid < 0 ? highestOf(legal) : bid;
  return legal.map(action => {
    const play = playOf([action], action.do);
    play.weight = Math.exp(action.do === 'bid' ? action.value - FAIR : FAIR - left);
    return play;
  });
}

/** Whoever passes before anybody has bid leaves the humans a team of this worth (CL-EXPERT-01). */
function highestOf(legal: readonly Action[]): number {
  return Math.max(...legal.map(action => (action.do === 'bid' ? action.value : 0)));
}

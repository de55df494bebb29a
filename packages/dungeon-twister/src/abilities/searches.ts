import { pick } from '@oubliette/kernel';
import type { RuleId } from '../../rules/ids.ts';
import {
  altered,
  barsAt,
  type CellId,
  DIRECTIONS,
  type Direction,
  groundAt,
  neighbour,
  setMarker,
} from '../board/index.ts';
import type { Deed } from '../duel/acting.ts';
import { hasHandAtRest } from '../duel/curse.ts';
import { cellOf, type DuelState, IN_STOCK, isHandless, planIn, rosterIn } from '../duel/state.ts';
import { nameOf } from '../duel/story.ts';
import type { Token } from '../pieces/roster.ts';

/** The square beside somebody in a direction, if nothing stands between. */
export function besideOf(state: DuelState, actor: Token, to: Direction): CellId | null {
  const cell = cellOf(state, actor);
  return barsAt(state.labyrinth, cell, to) === 0 ? neighbour(planIn(state), cell, to) : null;
}

/** Neutral weapons that nobody has drawn yet: everybody knows which they are. A dragon's Treasure is none. */
const stockOf = (state: DuelState): Token[] =>
  rosterIn(state).tokens.filter(
    token => state.places[token] === IN_STOCK && rosterIn(state).worths[token] === 0,
  );

function whyNotArmory(state: DuelState, actor: Token, to: Direction): RuleId | null {
  const armory = besideOf(state, actor, to);
  if (armory === null || groundAt(state.labyrinth, armory) !== 'armory') return 'DT-MERC-20';
  if (isHandless(state, actor)) return 'DT-ALL-05';
  if (!hasHandAtRest(state, actor)) return 'DT-CARRY-01';
  return stockOf(state).length > 0 ? null : 'DT-MERC-20';
}

/** Whoever stands beside an armory with a free hand draws a neutral weapon, once from each (DT-MERC-20). */
export const searches: Deed<'search'> = {
  rule: 'DT-MERC-20',
  price: 1,
  needs: 0,
  ground: 'armory',
  whyNot: (state, _crowd, actor, { to }) => whyNotArmory(state, actor, to),
  list(state, _crowd, actor, actions) {
    for (const to of DIRECTIONS) {
      if (whyNotArmory(state, actor, to) !== null) continue;
      actions.push({ do: 'search', token: nameOf(state, actor), to });
    }
  },
  perform(state, actor, { token, to }, story, random) {
    const armory = besideOf(state, actor, to)!;
    const what = pick(random, 'armory', stockOf(state));
    state.places[what] = cellOf(state, actor);
    state.stirred = true;
    // Searched, it is an obstacle like any other.
    state.labyrinth = altered(state.labyrinth, copy => setMarker(copy, armory, 'monument'));
    story.push({
      kind: 'did',
      to: 'all',
      deed: 'search',
      token,
      what: nameOf(state, what),
      reveals: true,
    });
  },
};

import type { RuleId } from '../../rules/ids.ts';
import {
  altered,
  barsAt,
  DIRECTIONS,
  type EdgeId,
  farEdge,
  isBorder,
  isRevealed,
  nearEdge,
  OUTSIDE,
  positionOfEdge,
  setEdge,
  signOf,
  stateOf,
} from '../board/index.ts';
import type { Deed } from '../duel/acting.ts';
import type { DuelActionOf } from '../duel/action.ts';
import { breachesOf, cellOf, type DuelState, knows, setBreaches } from '../duel/state.ts';
import { nameOf } from '../duel/story.ts';
import type { Token } from '../pieces/roster.ts';

type Breach = DuelActionOf<'breach'>;

/** Walls and slits that a Golem breaks in a game, by its markers (DT-PND-04). */
export const BREACHES = 3;

const isStone = ({ labyrinth }: DuelState, edge: EdgeId): boolean =>
  ['W', 'S'].includes(signOf(labyrinth, edge)) && stateOf(labyrinth, edge) === 'closed';

/** A portcullis that is shut: nobody reaches past it. */
const isShut = ({ labyrinth }: DuelState, edge: EdgeId): boolean =>
  signOf(labyrinth, edge) === 'P' && stateOf(labyrinth, edge) === 'closed';

/**
 * The part of an edge that it would break, or null: first that of its own room, then the other's.
 * Of a room that lies face down nobody learns whether a wall is there.
 */
function partOf(state: DuelState, actor: Token, { side, far }: Breach): EdgeId | null {
  const { labyrinth } = state;
  const cell = cellOf(state, actor);
  if ((barsAt(labyrinth, cell, side) & OUTSIDE) !== 0) return null;
  const own = nearEdge(labyrinth, cell, side);
  if (!far) return own !== null && isStone(state, own) ? own : null;
  if (!isBorder(labyrinth, cell, side)) return null;
  if (own !== null && (isStone(state, own) || isShut(state, own))) return null;
  const beyond = farEdge(labyrinth, cell, side);
  if (beyond === null || !isRevealed(labyrinth, positionOfEdge(beyond))) return beyond;
  return isStone(state, beyond) ? beyond : null;
}

function whyNotBreach(state: DuelState, actor: Token, action: Breach): RuleId | null {
  if (!knows(state, actor, 'breaks-walls') || breachesOf(state, actor) >= BREACHES)
    return 'DT-PND-04';
  const edge = partOf(state, actor, action);
  if (edge === null) return 'DT-PND-04';
  return isRevealed(state.labyrinth, positionOfEdge(edge)) ? null : 'DT-BOARD-07';
}

/** A Golem breaks a wall or slit on an edge of its square, three times in a game (DT-PND-04). */
export const breaksWalls: Deed<'breach'> = {
  rule: 'DT-PND-04',
  price: 1,
  needs: 0,
  word: 'breaks-walls',
  whyNot: (state, _crowd, actor, action) => whyNotBreach(state, actor, action),
  list(state, _crowd, actor, actions) {
    for (const side of DIRECTIONS) {
      for (const far of [false, true]) {
        const action: Breach = { do: 'breach', token: nameOf(state, actor), side, far };
        if (whyNotBreach(state, actor, action) === null) actions.push(action);
      }
    }
  },
  perform(state, actor, action, story) {
    const edge = partOf(state, actor, action)!;
    state.labyrinth = altered(state.labyrinth, copy => setEdge(copy, edge, 'broken'));
    setBreaches(state, actor, breachesOf(state, actor) + 1);
    state.stirred = true;
    const { token } = action;
    story.push({ kind: 'did', to: 'all', deed: 'breach', token, cell: cellOf(state, actor) });
  },
};

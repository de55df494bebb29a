/** Opening, closing and breaking: portcullises, and walls and slits where a set breaks them. */
import { BARS_OF_SIGN, SLIT, WALL } from './bars.ts';
import { deriveRoom } from './derive.ts';
import { DIRECTIONS } from './direction.ts';
import {
  EDGE_MARK,
  type EdgeId,
  type EdgeState,
  farEdge,
  nearEdge,
  positionOfEdge,
  signOf,
  stateOf,
} from './edge.ts';
import { type Labyrinth, planUnder } from './labyrinth.ts';
import type { CellId } from './plan.ts';
import { isRevealed } from './reveal.ts';
import type { EdgeSign } from './room.ts';

const STATES_OF_SIGN: Readonly<Record<EdgeSign, readonly EdgeState[]>> = {
  '-': ['closed'],
  W: ['closed', 'broken'],
  P: ['closed', 'open', 'broken'],
  S: ['closed', 'broken'],
};

export function canBe(sign: EdgeSign, state: EdgeState): boolean {
  return STATES_OF_SIGN[sign].includes(state);
}

/** Sets the state of an edge, whatever it was; who may do so when is for the rules to say. */
export function setEdge(labyrinth: Labyrinth, edge: EdgeId, state: EdgeState): void {
  const sign = signOf(labyrinth, edge);
  if (!canBe(sign, state)) throw new RangeError(`An edge printed ${sign} cannot be ${state}.`);
  labyrinth.table[planUnder(labyrinth).edgesAt + edge] =
    state === 'closed' ? BARS_OF_SIGN[sign] : EDGE_MARK[state];
  deriveRoom(labyrinth, positionOfEdge(edge));
}

/** Why nobody on that square can work that portcullis (open, close or break it), or null. */
export function whyNotWorked(
  labyrinth: Labyrinth,
  cell: CellId,
  edge: EdgeId,
): 'DT-BOARD-07' | 'DT-PORT-02' | 'DT-PORT-03' | 'DT-PORT-06' | null {
  if (!isRevealed(labyrinth, positionOfEdge(edge))) return 'DT-BOARD-07';
  if (signOf(labyrinth, edge) !== 'P') return 'DT-PORT-02';
  const direction = DIRECTIONS.find(
    towards =>
      nearEdge(labyrinth, cell, towards) === edge || farEdge(labyrinth, cell, towards) === edge,
  );
  if (direction === undefined) return 'DT-PORT-02';
  if (stateOf(labyrinth, edge) === 'broken') return 'DT-PORT-03';
  const own = nearEdge(labyrinth, cell, direction);
  const { edgesAt } = planUnder(labyrinth);
  const behindOwn = own !== null && (labyrinth.table[edgesAt + own]! & (WALL | SLIT)) !== 0;
  return behindOwn ? 'DT-PORT-06' : null;
}

import {
  altered,
  type CellId,
  cellOfMarker,
  type Labyrinth,
  markerKey,
  setMarker,
  withOwnIllusions,
} from '../board/index.ts';
import type { Token } from '../pieces/roster.ts';
import type { DuelState, Illusion } from './state.ts';

/** Pits and rubble that an Illusionist has put up: real to everybody but her (DT-PND-08). */

export type Feigned = Illusion['ground'];

export function illusionOf(
  { illusions }: DuelState,
  maker: Token,
  ground: Feigned,
): Illusion | undefined {
  return illusions?.find(one => one.maker === maker && one.ground === ground);
}

/** The square of an illusion as its room lies now. */
export const cellOfIllusion = ({ labyrinth }: DuelState, { at }: Illusion): CellId =>
  cellOfMarker(labyrinth, at);

/** Puts an illusion up on a square; the one of that kind which its maker had is gone. */
export function feign(state: DuelState, maker: Token, ground: Feigned, cell: CellId): void {
  lift(state, maker, ground);
  const at = markerKey(state.labyrinth, cell);
  state.labyrinth = altered(state.labyrinth, copy => setMarker(copy, cell, ground));
  keepIllusions(state, [...(state.illusions ?? []), { maker, ground, at }]);
}

/** Takes an illusion off; what is there stands on floor. Whether there was one. */
export function lift(state: DuelState, maker: Token, ground: Feigned): boolean {
  const illusion = illusionOf(state, maker, ground);
  if (illusion === undefined) return false;
  const cell = cellOfIllusion(state, illusion);
  state.labyrinth = altered(state.labyrinth, copy => setMarker(copy, cell, null));
  keepIllusions(
    state,
    state.illusions!.filter(one => one !== illusion),
  );
  return true;
}

/** In one order, so that one position has one form. */
function keepIllusions(state: DuelState, illusions: readonly Illusion[]): void {
  if (illusions.length === 0) delete state.illusions;
  else state.illusions = Object.freeze(illusions.toSorted((one, other) => one.at - other.at));
}

/** The labyrinth as somebody sees and walks it: the own illusions are none (DT-PND-08). */
export function labyrinthTo(state: DuelState, token: Token): Labyrinth {
  const own = state.illusions?.filter(({ maker }) => maker === token);
  if (own === undefined || own.length === 0) return state.labyrinth;
  return withOwnIllusions(
    state.labyrinth,
    own.map(illusion => cellOfIllusion(state, illusion)),
  );
}

/** The position as it is for somebody who walks. */
export function asSeenBy(state: DuelState, token: Token): DuelState {
  const labyrinth = labyrinthTo(state, token);
  return labyrinth === state.labyrinth ? state : { ...state, labyrinth };
}

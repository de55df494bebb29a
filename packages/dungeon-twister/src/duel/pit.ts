import { barsAt, type CellId, DIRECTIONS, groundAt, neighbour } from '../board/index.ts';
import { ABILITY, NOBODY, type Side, type Token } from '../pieces/roster.ts';
import {
  can,
  cellOf,
  type DuelState,
  isCharacter,
  isOnBoard,
  planIn,
  rosterIn,
  sideOf,
} from './state.ts';

export function isPit(state: DuelState, cell: CellId): boolean {
  return groundAt(state.labyrinth, cell) === 'pit';
}

/** A Rope on a square, lying or in somebody's hands, other than the one left out. */
export function ropeAt(state: DuelState, cell: CellId, except: Token = NOBODY): Token {
  for (const token of rosterIn(state).tokens) {
    if (state.places[token] === cell && token !== except && can(state, token, ABILITY.ropes)) {
      return token;
    }
  }
  return NOBODY;
}

/** Whether a Rope can be fixed on an obstacle: two attachment squares beside it (DT-ROPE-03). */
export function isRopable(state: DuelState, pit: CellId, rope: Token): boolean {
  let attachments = 0;
  for (const direction of DIRECTIONS) {
    if (barsAt(state.labyrinth, pit, direction) !== 0) continue;
    const beside = neighbour(planIn(state), pit, direction);
    if (beside !== null && isAttachment(state, beside, rope)) attachments++;
  }
  return attachments >= 2;
}

/** Where a character could stand without that Rope's help (DT-ROPE-04, DT-ROPE-05). */
function isAttachment(state: DuelState, cell: CellId, rope: Token): boolean {
  return !isPit(state, cell) || ropeAt(state, cell, rope) !== NOBODY;
}

/** A friend who would be left on a pit without support if that Rope went (DT-ROPE-08). */
export function hangsOn(state: DuelState, rope: Token, side: Side, except: Token): Token {
  const cell = state.places[rope] as CellId;
  if (!isPit(state, cell) || ropeAt(state, cell, rope) !== NOBODY) return NOBODY;
  for (const token of rosterIn(state).tokens) {
    if (token === except || state.places[token] !== cell || !isCharacter(state, token)) continue;
    if (sideOf(state, token) === side) return token;
  }
  return NOBODY;
}

/** Characters on a pit that no Rope holds (DT-PIT-03). */
export function falling(state: DuelState): Token[] {
  return rosterIn(state).tokens.filter(
    token =>
      isCharacter(state, token) &&
      isOnBoard(state, token) &&
      isPit(state, cellOf(state, token)) &&
      ropeAt(state, cellOf(state, token)) === NOBODY,
  );
}

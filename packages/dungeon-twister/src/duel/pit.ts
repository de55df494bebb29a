import { barsAt, type CellId, DIRECTIONS, isPitAt, neighbour } from '../board/index.ts';
import { ABILITY, NOBODY, type Token } from '../pieces/roster.ts';
import { type Crowd, thingAt } from './crowd.ts';
import { can, cellOf, type DuelState, isOnBoard, planIn, rosterIn } from './state.ts';

export function isPit(state: DuelState, cell: CellId): boolean {
  return isPitAt(state.labyrinth, cell);
}

export function isRope(state: DuelState, token: Token): boolean {
  return token !== NOBODY && can(state, token, ABILITY.ropes);
}

/** A Rope on a square, lying or in somebody's hands. */
export function ropeAt(state: DuelState, cell: CellId): Token {
  for (const token of rosterIn(state).tokens) {
    if (state.places[token] === cell && isRope(state, token)) return token;
  }
  return NOBODY;
}

/** Whether a Rope of the crowd is on a square. */
export function isRopedIn(state: DuelState, crowd: Crowd, cell: CellId): boolean {
  return isRope(state, thingAt(crowd, cell));
}

/**
 * Whether a Rope that is not in the crowd can be fixed on an obstacle: two attachment squares beside
 * it (DT-ROPE-03).
 */
export function isRopable(state: DuelState, crowd: Crowd, pit: CellId): boolean {
  let attachments = 0;
  for (const direction of DIRECTIONS) {
    if (barsAt(state.labyrinth, pit, direction) !== 0) continue;
    const beside = neighbour(planIn(state), pit, direction);
    if (beside !== null && isAttachment(state, crowd, beside)) attachments++;
  }
  return attachments >= 2;
}

/** Where a character could stand without that Rope's help (DT-ROPE-04, DT-ROPE-05). */
function isAttachment(state: DuelState, crowd: Crowd, cell: CellId): boolean {
  return !isPit(state, cell) || isRopedIn(state, crowd, cell);
}

/** Characters on a pit that no Rope holds (DT-PIT-03). */
export function falling(state: DuelState): Token[] {
  const fallen: Token[] = [];
  for (const characters of rosterIn(state).characters) {
    for (const token of characters) {
      if (!isOnBoard(state, token) || !isPit(state, cellOf(state, token))) continue;
      if (ropeAt(state, cellOf(state, token)) === NOBODY) fallen.push(token);
    }
  }
  return fallen;
}

import { type CellId, positionAt } from '../board/index.ts';
import type { Token } from '../pieces/roster.ts';
import { type DuelState, planIn, rosterIn } from './state.ts';

/** Where magic fails (DT-EXT-07, DT-ALL-08). */

export function isAntiMagic(state: DuelState, cell: CellId): boolean {
  const position = positionAt(planIn(state), cell);
  return position !== null && state.labyrinth.rooms[position]!.antiMagic === true;
}

export function isMagic(state: DuelState, token: Token): boolean {
  const piece = rosterIn(state).pieces[token];
  return piece?.kind === 'object' && piece.magic === true;
}

/** Whether an object does on a square what it does. */
export function worksAt(state: DuelState, thing: Token, cell: CellId): boolean {
  return !isMagic(state, thing) || !isAntiMagic(state, cell);
}

import type { CellId } from '../board/index.ts';
import { ABILITY, NOBODY, type Token } from '../pieces/roster.ts';
import { type Crowd, standingAt, thingAt, type Walker } from './crowd.ts';
import { isAntiMagic } from './magic.ts';
import { can, type DuelState, isHandless, knows, rosterIn } from './state.ts';

/** Cursed objects: whoever comes upon one takes it, and does not get rid of it (DT-ALL-09). */

/** Whether an object holds its holder on a square; where magic fails it does not. */
export function isCursed(state: DuelState, thing: Token, cell: CellId): boolean {
  if (thing === NOBODY || !rosterIn(state).anybodysWords.has('curses')) return false;
  return knows(state, thing, 'curses') && !isAntiMagic(state, cell);
}

/** What somebody who enters a square is forced to take, or NOBODY: a second one he passes by. */
export function forcedAt(
  state: DuelState,
  crowd: Crowd,
  { token, load }: Walker,
  cell: CellId,
): Token {
  if (!rosterIn(state).anybodysWords.has('curses')) return NOBODY;
  // Whoever has no hands takes nothing (DT-ALL-05).
  if (can(state, token, ABILITY.incorporeal) || isHandless(state, token)) return NOBODY;
  const thing = thingAt(crowd, cell);
  if (!isCursed(state, thing, cell) || standingAt(crowd, cell) !== NOBODY) return NOBODY;
  return isCursed(state, load, cell) ? NOBODY : thing;
}

/** Squares of a move that what somebody holds takes from him (DT-DARK-11). */
export function burdenOf(state: DuelState, load: Token, cell: CellId): number {
  return isCursed(state, load, cell) && knows(state, load, 'slows') ? 1 : 0;
}

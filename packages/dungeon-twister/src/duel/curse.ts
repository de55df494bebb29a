import type { CellId } from '../board/index.ts';
import { ABILITY, NOBODY, type Token } from '../pieces/roster.ts';
import { type Crowd, secondAt, standingAt, thingAt, type Walker } from './crowd.ts';
import { exchanged, type Hands, takenInto } from './hands.ts';
import { isAntiMagic } from './magic.ts';
import {
  can,
  type DuelState,
  handsOf,
  isHandless,
  knows,
  loadOf,
  rosterIn,
  secondOf,
} from './state.ts';

/** Cursed objects: whoever comes upon one takes it, and does not get rid of it (DT-ALL-09). */

/** Whether an object holds its holder on a square; where magic fails it does not. */
export function isCursed(state: DuelState, thing: Token, cell: CellId): boolean {
  if (thing === NOBODY || !rosterIn(state).anybodysWords.has('curses')) return false;
  return knows(state, thing, 'curses') && !isAntiMagic(state, cell);
}

/** What somebody who enters a square is forced to take, or NOBODY: a second one he passes by. */
export function forcedAt(state: DuelState, crowd: Crowd, walker: Walker, cell: CellId): Token {
  const { token } = walker;
  if (!rosterIn(state).anybodysWords.has('curses')) return NOBODY;
  // Whoever has no hands takes nothing (DT-ALL-05).
  if (can(state, token, ABILITY.incorporeal) || isHandless(state, token)) return NOBODY;
  if (standingAt(crowd, cell) !== NOBODY) return NOBODY;
  const thing = [thingAt(crowd, cell), secondAt(crowd, cell)].find(one =>
    isCursed(state, one, cell),
  );
  if (thing === undefined) return NOBODY;
  const isFree = hasFreeHand(state, walker);
  return isFree || !isCursed(state, leftFor(state, walker, cell), cell) ? thing : NOBODY;
}

export function hasFreeHand(state: DuelState, { token, load, second }: Walker): boolean {
  return load === NOBODY || (second === NOBODY && handsOf(state, token) > 1);
}

/** Whether somebody at rest could take something more. */
export function hasHandAtRest(state: DuelState, token: Token): boolean {
  const load = loadOf(state, token);
  return hasFreeHand(state, { token, load, second: secondOf(state, token, load) });
}

/**
 * What somebody leaves behind for a cursed thing, or NOBODY where a hand is free. Of two he leaves one
 * that is not cursed; who wants to leave the other puts it down before (DT-ALL-09, DT-PND-05).
 */
export function leftFor(state: DuelState, walker: Walker, cell: CellId): Token {
  const { load, second } = walker;
  if (hasFreeHand(state, walker)) return NOBODY;
  return second !== NOBODY && isCursed(state, load, cell) ? second : load;
}

/** What somebody holds once he has taken a cursed thing. */
export function handsWith(state: DuelState, walker: Walker, forced: Token, cell: CellId): Hands {
  const left = leftFor(state, walker, cell);
  return left === NOBODY ? takenInto(walker, forced) : exchanged(walker, left, forced);
}

/** Squares of a move that what somebody holds takes from him (DT-DARK-11). */
export function burdenOf(state: DuelState, { load, second }: Hands, cell: CellId): number {
  const slows = (thing: Token) =>
    isCursed(state, thing, cell) && knows(state, thing, 'slows') ? 1 : 0;
  return slows(load) + (second === NOBODY ? 0 : slows(second));
}

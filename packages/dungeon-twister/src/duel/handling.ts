import type { RuleId } from '../../rules/ids.ts';
import type { CellId } from '../board/index.ts';
import { ABILITY, NOBODY, type Token } from '../pieces/roster.ts';
import { hangsOn, isPit, isRopable } from './pit.ts';
import { can, type DuelState, isCharacter, isWounded, sideOf } from './state.ts';
import type { Walker } from './way.ts';

/** Who and what shares a square with a walker, besides himself and his load. */
export interface Company {
  readonly standing: Token;
  readonly lying: Token;
  readonly thing: Token;
}

/** Why a walker cannot take something on his square into empty hands, or null. */
export function whyNotTake(
  state: DuelState,
  { token }: Walker,
  company: Company,
  what: Token,
): RuleId | null {
  const side = sideOf(state, token);
  if (what !== company.lying && what !== company.thing) return 'DT-CARRY-03';
  const { standing } = company;
  if (standing !== NOBODY && sideOf(state, standing) !== side) {
    return can(state, standing, ABILITY.giant) ? 'DT-COLOSSUS-02' : 'DT-CARRY-07';
  }
  if (isCharacter(state, what) && sideOf(state, what) !== side) return 'DT-CARRY-01';
  return can(state, what, ABILITY.ropes) ? whyNotTakeRope(state, what, token) : null;
}

/** Not from under a friend, and least of all a wounded one (DT-PIT-04, DT-ROPE-08). */
function whyNotTakeRope(state: DuelState, rope: Token, taker: Token): RuleId | null {
  const friend = hangsOn(state, rope, sideOf(state, taker), taker);
  if (friend === NOBODY) return null;
  return isWounded(state, friend) ? 'DT-PIT-04' : 'DT-ROPE-08';
}

/** Why a walker cannot leave his load on his square, in whoever's hands, or null. */
export function whyNotDrop(
  state: DuelState,
  { token, load }: Walker,
  { standing, lying, thing }: Company,
  cell: CellId,
): RuleId | null {
  if (standing !== NOBODY) {
    if (sideOf(state, standing) !== sideOf(state, token)) return 'DT-CARRY-07';
    return lying === NOBODY && thing === NOBODY ? null : 'DT-CARRY-05';
  }
  const pit = isPit(state, cell) ? whyNotOntoPit(state, load, cell) : null;
  if (pit !== null) return pit;
  const wounded = isCharacter(state, load) && isWounded(state, load);
  if (wounded) return lying === NOBODY ? null : 'DT-MOVE-05';
  return thing === NOBODY ? null : 'DT-CARRY-04';
}

/** Nothing but a Rope is left on a pit, and only where it can be fixed (DT-CARRY-04, DT-ROPE-03). */
function whyNotOntoPit(state: DuelState, load: Token, pit: CellId): RuleId | null {
  if (!can(state, load, ABILITY.ropes)) return 'DT-CARRY-04';
  return isRopable(state, pit, load) ? null : 'DT-ROPE-03';
}

/** Swapping is taking and leaving at once: the Rope in hand already holds a friend here (DT-ROPE-08). */
export function whyNotSwap(
  state: DuelState,
  walker: Walker,
  company: Company,
  what: Token,
  cell: CellId,
): RuleId | null {
  const taking = whyNotTake(state, walker, company, what);
  if (taking !== null) return taking;
  const left: Company = {
    standing: company.standing,
    lying: company.lying === what ? NOBODY : company.lying,
    thing: company.thing === what ? NOBODY : company.thing,
  };
  return whyNotDrop(state, walker, left, cell);
}

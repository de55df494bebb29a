import type { RuleId } from '../../rules/ids.ts';
import type { CellId } from '../board/index.ts';
import { ABILITY, NOBODY, type Token } from '../pieces/roster.ts';
import type { Company, Crowd, Walker } from './crowd.ts';
import { isCursed } from './curse.ts';
import { isPit, isRope, isRopeFor, isShelteredBy, treads, whyNotRoped } from './pit.ts';
import { can, type DuelState, isCharacter, isHandless, isWounded, sideOf } from './state.ts';

/** A walker at a square of his way. */
export interface Halt extends Walker {
  readonly cell: CellId;
}

/** Why a walker cannot take something on his square into empty hands, or null. */
export function whyNotTake(
  state: DuelState,
  halt: Halt,
  company: Company,
  what: Token,
): RuleId | null {
  const side = sideOf(state, halt.token);
  if (isHandless(state, halt.token)) return 'DT-ALL-05';
  const there = what !== NOBODY && (what === company.lying || what === company.thing);
  if (!there) return 'DT-CARRY-03';
  const { standing } = company;
  if (standing !== NOBODY && isCursed(state, what, halt.cell)) return 'DT-ALL-09';
  if (standing !== NOBODY && sideOf(state, standing) !== side) {
    return can(state, standing, ABILITY.giant) ? 'DT-COLOSSUS-02' : 'DT-CARRY-07';
  }
  if (isCharacter(state, what) && sideOf(state, what) !== side) return 'DT-CARRY-01';
  return isRope(state, what) ? whyNotTakeRope(state, halt, company) : null;
}

/**
 * Not from under a friend, and least of all a wounded one (DT-PIT-04, DT-ROPE-08), unless the Rope in
 * hand holds him already or he treads pits himself. A friend in the taker's arms hangs there too.
 */
function whyNotTakeRope(
  state: DuelState,
  { token, load, cell }: Halt,
  { standing, lying }: Company,
): RuleId | null {
  if (!isPit(state, cell) || isRope(state, load)) return null;
  if (standing !== NOBODY && treads(state, standing, cell)) return null;
  const isFriend = (other: Token) =>
    other !== NOBODY && isCharacter(state, other) && sideOf(state, other) === sideOf(state, token);
  const [friend] = [standing, lying, load].filter(isFriend).sort((one, other) => one - other);
  if (friend === undefined) return null;
  return isWounded(state, friend) ? 'DT-PIT-04' : 'DT-ROPE-08';
}

/** Why a walker cannot leave his load on his square, in whoever's hands, or null. */
export function whyNotDrop(
  state: DuelState,
  crowd: Crowd,
  halt: Halt,
  { standing, lying, thing }: Company,
): RuleId | null {
  const { token, load, cell } = halt;
  if (standing !== NOBODY) {
    if (sideOf(state, standing) !== sideOf(state, token)) return 'DT-CARRY-07';
    return lying === NOBODY && thing === NOBODY ? null : 'DT-CARRY-05';
  }
  const pit = isPit(state, cell) ? whyNotOntoPit(state, crowd, halt) : null;
  if (pit !== null) return pit;
  const wounded = isCharacter(state, load) && isWounded(state, load);
  if (wounded) return lying === NOBODY ? null : 'DT-MOVE-05';
  return thing === NOBODY ? null : 'DT-CARRY-04';
}

/**
 * Nothing but a Rope is left on a pit, and only where it can be fixed (DT-CARRY-04, DT-ROPE-03);
 * under falling rocks nothing but a shield (DT-PND-22).
 */
export function whyNotOntoPit(state: DuelState, crowd: Crowd, halt: Halt): RuleId | null {
  if (isShelteredBy(state, halt.load, halt.cell)) return null;
  if (!isRopeFor(state, halt.load, halt.cell)) return 'DT-CARRY-04';
  return whyNotRoped(state, crowd, halt.cell, sideOf(state, halt.token));
}

/** Swapping is taking and leaving at once: the Rope in hand already holds a friend here (DT-ROPE-08). */
export function whyNotSwap(
  state: DuelState,
  crowd: Crowd,
  halt: Halt,
  company: Company,
  what: Token,
): RuleId | null {
  const taking = whyNotTake(state, halt, company, what);
  return taking ?? whyNotDrop(state, crowd, halt, without(company, what));
}

export function without(company: Company, what: Token): Company {
  return {
    standing: company.standing,
    lying: company.lying === what ? NOBODY : company.lying,
    thing: company.thing === what ? NOBODY : company.thing,
  };
}

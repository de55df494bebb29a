import type { RuleId } from '../../rules/ids.ts';
import type { CellId } from '../board/index.ts';
import { ABILITY, NOBODY, type Token } from '../pieces/roster.ts';
import type { Company, Crowd, Walker } from './crowd.ts';
import { isCursed } from './curse.ts';
import { isPit, isRope, isRopeFor, isShelteredBy, treads, whyNotRoped } from './pit.ts';
import {
  can,
  type DuelState,
  handsOf,
  isCharacter,
  isHandless,
  isWounded,
  sideOf,
} from './state.ts';

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
  const there = what !== NOBODY && Object.values(company).includes(what);
  const { standing } = company;
  if (!there || what === standing) return 'DT-CARRY-03';
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
  { token, load, second, cell }: Halt,
  { standing, lying, second: other }: Company,
): RuleId | null {
  if (!isPit(state, cell) || isRope(state, load) || isRope(state, second)) return null;
  if (standing !== NOBODY && treads(state, standing, cell)) return null;
  const isFriend = (one: Token) =>
    one !== NOBODY && isCharacter(state, one) && sideOf(state, one) === sideOf(state, token);
  const all = [standing, lying, other, load, second];
  const [friend] = all.filter(isFriend).sort((one, next) => one - next);
  if (friend === undefined) return null;
  return isWounded(state, friend) ? 'DT-PIT-04' : 'DT-ROPE-08';
}

/** Why a walker cannot leave something that he holds on his square, in whoever's hands, or null. */
export function whyNotDrop(
  state: DuelState,
  crowd: Crowd,
  halt: Halt,
  company: Company,
  what: Token,
): RuleId | null {
  const { token, cell } = halt;
  const { standing, lying, thing, second } = company;
  if (standing !== NOBODY) {
    if (sideOf(state, standing) !== sideOf(state, token)) return 'DT-CARRY-07';
    return loadsIn(company) < handsOf(state, standing) ? null : 'DT-CARRY-05';
  }
  // Two things that somebody left stay two until one is taken (DT-PND-05).
  if (second !== NOBODY) return 'DT-PND-05';
  const pit = isPit(state, cell) ? whyNotOntoPit(state, crowd, halt, what) : null;
  if (pit !== null) return pit;
  const wounded = isCharacter(state, what) && isWounded(state, what);
  if (wounded) return lying === NOBODY ? null : 'DT-MOVE-05';
  return thing === NOBODY ? null : 'DT-CARRY-04';
}

/** How many there are that somebody could carry. */
const loadsIn = ({ lying, thing, second }: Company): number =>
  [lying, thing, second].filter(token => token !== NOBODY).length;

/**
 * Nothing but a Rope is left on a pit, and only where it can be fixed (DT-CARRY-04, DT-ROPE-03);
 * under falling rocks nothing but a shield (DT-PND-22).
 */
export function whyNotOntoPit(
  state: DuelState,
  crowd: Crowd,
  halt: Pick<Halt, 'token' | 'cell'>,
  what: Token,
): RuleId | null {
  if (isShelteredBy(state, what, halt.cell)) return null;
  if (!isRopeFor(state, what, halt.cell)) return 'DT-CARRY-04';
  return whyNotRoped(state, crowd, halt.cell, sideOf(state, halt.token));
}

/** Swapping is taking and leaving at once: the Rope in hand already holds a friend here (DT-ROPE-08). */
export function whyNotSwap(
  state: DuelState,
  crowd: Crowd,
  halt: Halt,
  company: Company,
  what: Token,
  left: Token,
): RuleId | null {
  const taking = whyNotTake(state, halt, company, what);
  return taking ?? whyNotDrop(state, crowd, halt, without(company, what), left);
}

/** Who and what stays when something is taken; of two things of a kind the other one. */
export function without(company: Company, what: Token): Company {
  const { standing, lying, thing, second } = company;
  if (second === NOBODY || what === second) {
    return {
      standing,
      lying: lying === what ? NOBODY : lying,
      thing: thing === what ? NOBODY : thing,
      second: NOBODY,
    };
  }
  if (what === thing) return { standing, lying, thing: second, second: NOBODY };
  if (what !== lying) return company;
  const [one, other] = thing === NOBODY ? [second, NOBODY] : [NOBODY, second];
  return { standing, lying: one, thing, second: other };
}

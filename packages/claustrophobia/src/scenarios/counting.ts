import { F } from '../facts.ts';
import { fact, isInPlay, type State } from '../state.ts';
import { ESCAPED, HUMANS, REDEEMER } from '../warriors/roster.ts';
import { type GoalsReached, verdict } from './scenario.ts';

export function inPlay(state: State): number {
  let count = 0;
  for (let who = 0; who < HUMANS; who++) if (isInPlay(state, who)) count++;
  return count;
}

export function escaped(state: State): number {
  let count = 0;
  for (let who = 0; who < HUMANS; who++) if (state.place[who] === ESCAPED) count++;
  return count;
}

/** The goal is reached, or nobody is left (CL-WIN-02). */
export function goalOrNobody(state: State): GoalsReached {
  return verdict(fact(state, F.goal) === 1, inPlay(state) === 0);
}

export function isRedeemerGone(state: State): boolean {
  return !isInPlay(state, REDEEMER);
}

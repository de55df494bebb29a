import type { State } from '../state.ts';
import { isTough } from '../warriors/figures.ts';
import { isTroglodyte } from '../warriors/roster.ts';
import type { Attack } from '../work.ts';

/** Steps of an attack (CL-COMB-11). */
export const DECLARED = 0;
export const ROLLING = 1;
export const FRANTIC = 2;
export const ROLLED = 3;
export const STRIKING = 4;
export const OVER = 5;

/** Whether a plain Troglodyte's attack waits for a Suicide Attack (CL-EVT-12). */
export function isSuicidal(state: State, attack: Attack): boolean {
  if (attack.suicide || attack.stage !== ROLLING) return false;
  return isTroglodyte(attack.who) && !isTough(state, attack.who);
}

/** Whether the dice of a human's attack lie on the table. */
export function isAfterRoll(attack: Attack): boolean {
  return attack.stage === STRIKING && attack.misses > 0 && !attack.breach;
}

/** Whether a human's attack waits for its roll. */
export function isBeforeRoll(attack: Attack): boolean {
  return attack.stage === ROLLING;
}

import type { State } from '../state.ts';
import { cbtOf } from '../warriors/figures.ts';
import type { Attack } from '../work.ts';

/** The dice of an attack (CL-ACT-05). */
export function attackCbt(state: State, attack: Attack): number {
  return Math.max(0, cbtOf(state, attack.who) + attack.bonus + attack.watched);
}

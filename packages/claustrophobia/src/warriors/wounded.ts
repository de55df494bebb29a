import type { State } from '../state.ts';
import type { Warrior } from './roster.ts';

/** The cancelled lines of a human, by number. */
export function cancelledOf(state: State, human: Warrior): number[] {
  return [1, 2, 3, 4, 5, 6].filter(line => (state.lines[human]! & (1 << (line - 1))) !== 0);
}

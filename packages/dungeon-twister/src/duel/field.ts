import type { Field } from './aimed.ts';
import { type DuelState, planIn, rosterIn } from './state.ts';

/** All that a deed of the vocabulary could be aimed at in a match. */
export function fieldOf(state: DuelState): Field {
  const { columns, rows, rooms } = planIn(state);
  const { isCharacter, names } = rosterIn(state);
  const named = (kind: number) => names.filter((_, token) => isCharacter[token] === kind);
  return { characters: named(1), objects: named(0), columns, rows, rooms };
}

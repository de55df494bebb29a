import type { CellId } from '../board/index.ts';
import type { Token } from '../pieces/roster.ts';
import { isAntiMagic, isMagic } from './magic.ts';
import { can, type DuelState, loadsOf } from './state.ts';
import { type DuelStory, nameOf, remove } from './story.ts';

/** A use of magic: what is used, whether it is gone afterwards, the squares from and at which it acts. */
export interface Spell {
  readonly by: Token;
  readonly spent: boolean;
  readonly at: readonly CellId[];
}

/** The use of the magic object in somebody's hands that has an ability; null if no magic is in it. */
export function spellOf(
  state: DuelState,
  actor: Token,
  ability: number,
  at: readonly CellId[],
  spent = false,
): Spell | null {
  const able = loadsOf(state, actor).filter(load => can(state, load, ability));
  // Of two that can the one is used that is no magic.
  const [by] = able;
  return by === undefined || !able.every(load => isMagic(state, load)) ? null : { by, spent, at };
}

/** Magic that failed has been paid for, and what its use removes is gone (DT-ALL-08). */
export function fizzles(state: DuelState, actor: Token, spell: Spell, story: DuelStory): boolean {
  if (!spell.at.some(cell => isAntiMagic(state, cell))) return false;
  if (spell.spent) remove(state, spell.by);
  const token = nameOf(state, actor);
  story.push({ kind: 'fizzled', to: 'all', token, what: nameOf(state, spell.by) });
  return true;
}

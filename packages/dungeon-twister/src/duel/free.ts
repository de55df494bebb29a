import type { RuleId } from '../../rules/ids.ts';
import { NOBODY, type Token } from '../pieces/roster.ts';
import type { StrikeKind } from './action.ts';
import { type DuelState, has, knows, loadsOf, rosterIn, USED } from './state.ts';

/** Close combats that cost nothing: a Samurai's own, and that of whoever carries a Katana (DT-MERC-09, DT-MERC-14). */

function isMeans(state: DuelState, how: StrikeKind, actor: Token, means: Token): boolean {
  if (how === 'shoot' || means === NOBODY) return false;
  if (means === actor) return knows(state, actor, 'fights-free');
  // A Katana is no Spear.
  const isHeld = loadsOf(state, actor).includes(means);
  return how === 'attack' && isHeld && knows(state, means, 'strikes-free');
}

/** What lets somebody start a combat for nothing now. */
export function freeMeans(state: DuelState, how: StrikeKind, actor: Token): Token[] {
  const { anybodysWords } = rosterIn(state);
  if (!anybodysWords.has('fights-free') && !anybodysWords.has('strikes-free')) return [];
  return [actor, ...loadsOf(state, actor)].filter(
    means => isMeans(state, how, actor, means) && !has(state, means, USED),
  );
}

export function whyNotFree(
  state: DuelState,
  how: StrikeKind,
  actor: Token,
  means: Token,
): RuleId | null {
  const rule = means === actor ? 'DT-MERC-09' : 'DT-MERC-14';
  return isMeans(state, how, actor, means) && !has(state, means, USED) ? null : rule;
}

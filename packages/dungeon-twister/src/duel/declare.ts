import type { RuleId } from '../../rules/ids.ts';
import { ABILITY, type Token } from '../pieces/roster.ts';
import { armiesOf } from './battle.ts';
import { cards } from './cards.ts';
import { type Battle, can, type DuelState, isMiniature, sideOf } from './state.ts';

/** What may be announced between an attack and its cards (DT-ALL-13). */

export function isDeclared({ declared }: Battle, token: Token): boolean {
  return declared?.includes(token) === true;
}

/** Why nobody announces anything with a token, or null: a Berserker who attacks in a duel does (DT-MERC-03). */
export function whyNotDeclare(state: DuelState, battle: Battle, token: Token): RuleId | null {
  if (token !== battle.attacker || battle.how === 'shoot') return 'DT-MERC-03';
  if (!can(state, token, ABILITY['plays-two']) || !isMiniature(state, token)) return 'DT-MERC-03';
  const { attackers, defenders, afar } = armiesOf(state, battle);
  if (attackers.length + afar.length !== 1 || defenders.length !== 1) return 'DT-MERC-03';
  const enough = cards.combatCount(state, sideOf(state, token)) > 1;
  return enough && !isDeclared(battle, token) ? null : 'DT-MERC-03';
}

/** Everything that the attacker may still announce. */
export function declarations(state: DuelState, battle: Battle): Token[] {
  const token = battle.attacker as Token;
  return whyNotDeclare(state, battle, token) === null ? [token] : [];
}

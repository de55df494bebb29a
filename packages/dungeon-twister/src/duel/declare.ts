import type { RuleId } from '../../rules/ids.ts';
import { ABILITY, type Side, type Token } from '../pieces/roster.ts';
import { type Armies, armiesOf, campOf, isDeclared } from './battle.ts';
import { cards } from './cards.ts';
import { whyNotPaid } from './purse.ts';
import {
  type Battle,
  can,
  type DuelState,
  isCharmed,
  isMiniature,
  isOnBoard,
  knows,
  playerOf,
  rosterIn,
  sideOf,
} from './state.ts';

/** What may be announced between an attack and its cards: first by the attacker, then by their target (DT-ALL-13). */

/** AP for a blow with a Two Handed Sword (DT-MERC-13). */
export const BLOW_PRICE = 1;

/** Whoever has an object in their hands among those who take part, healthy. */
export function bearerIn(
  state: DuelState,
  tokens: readonly Token[],
  thing: Token,
): Token | undefined {
  if (!isOnBoard(state, thing)) return undefined;
  return tokens.find(
    token => state.places[token] === state.places[thing] && isMiniature(state, token),
  );
}

/** A Berserker who attacks in a duel plays two cards (DT-MERC-03). */
function whyNotTwo(state: DuelState, battle: Battle, token: Token, armies: Armies): RuleId | null {
  const { attackers, defenders, afar } = armies;
  if (token !== battle.attacker || battle.how === 'shoot') return 'DT-MERC-03';
  if (!can(state, token, ABILITY['plays-two']) || !isMiniature(state, token)) return 'DT-MERC-03';
  // Whose cards are played for it is not up to whoever charmed it.
  if (isCharmed(state, token)) return 'DT-ALL-14';
  if (attackers.length + afar.length !== 1 || defenders.length !== 1) return 'DT-MERC-03';
  const enough = cards.combatCount(state, sideOf(state, token)) > 1;
  return enough ? null : 'DT-MERC-03';
}

/** A Two Handed Sword in a close attack costs another AP (DT-MERC-13). */
function whyNoBlow(state: DuelState, sword: Token, { attackers }: Armies): RuleId | null {
  const bearer = bearerIn(state, attackers, sword);
  return bearer === undefined ? 'DT-MERC-13' : whyNotPaid(state, bearer, BLOW_PRICE);
}

/** Whoever takes part may drink strength, attacking or attacked (DT-MERC-11). */
function whyNoDraught(
  state: DuelState,
  battle: Battle,
  potion: Token,
  { attackers, afar, defenders }: Armies,
  side: Side,
): RuleId | null {
  const all = [...attackers, ...afar, ...defenders].filter(
    token => campOf(state, battle, token) === side,
  );
  return bearerIn(state, all, potion) === undefined ? 'DT-MERC-11' : null;
}

/** Why a side does not announce anything with a token, or null. */
export function whyNotDeclare(
  state: DuelState,
  battle: Battle,
  token: Token,
  side: Side = playerOf(state, battle.attacker as Token),
): RuleId | null {
  const attacks = side === playerOf(state, battle.attacker as Token);
  const { anybodysWords } = rosterIn(state);
  const armies = armiesOf(state, battle);
  if (isDeclared(battle, token)) return 'DT-ALL-13';
  if (anybodysWords.size > 0 && token in rosterIn(state).words) {
    if (knows(state, token, 'strengthens')) return whyNoDraught(state, battle, token, armies, side);
    if (knows(state, token, 'strikes-hard'))
      return attacks ? whyNoBlow(state, token, armies) : 'DT-MERC-13';
  }
  return attacks ? whyNotTwo(state, battle, token, armies) : 'DT-ALL-13';
}

/** Everything that a side may still announce. */
export function declarations(
  state: DuelState,
  battle: Battle,
  side: Side = playerOf(state, battle.attacker as Token),
): Token[] {
  const { anybodysWords, tokens } = rosterIn(state);
  const isFurther = anybodysWords.has('strengthens') || anybodysWords.has('strikes-hard');
  const things = isFurther
    ? tokens.filter(
        token => knows(state, token, 'strengthens') || knows(state, token, 'strikes-hard'),
      )
    : [];
  const candidates = [battle.attacker as Token, ...things];
  return candidates.filter(token => whyNotDeclare(state, battle, token, side) === null);
}

import { type Random, shuffle } from '@oubliette/kernel';
import { ABILITY, type Side, type Token } from '../pieces/roster.ts';
import type { DuelActionOf } from './action.ts';
import { campOf, isDeclared, laysBoth } from './battle.ts';
import { cards } from './cards.ts';
import { isCowed, mustPlayNought } from './nought.ts';
import { type Battle, can, type DuelState, sideOf } from './state.ts';

/** Sides that play two Combat cards at once, as a piece of a further set may (DT-EXT-10). */

const SECOND = 16;

/** An answer under its seal: one card, or two. */
export function sealOf({ value, second }: DuelActionOf<'choose'>): number {
  return second === undefined ? value : value + SECOND * (second + 1);
}

/** The cards of an answer. */
export function cardsUnder(seal: number): readonly number[] {
  return seal < SECOND ? [seal] : [seal % SECOND, Math.floor(seal / SECOND) - 1];
}

/** Whether a side plays two cards in this combat: it attacks with somebody who does, and said so (DT-MERC-03). */
export function playsTwo(state: DuelState, battle: Battle, side: Side): boolean {
  const attacker = battle.attacker as Token;
  if (!isDeclared(battle, attacker) || sideOf(state, attacker) !== side) return false;
  return can(state, attacker, ABILITY['plays-two']) && cards.combatCount(state, side) > 1;
}

/** Every pair of cards that a side holds, the one that a Telepath named among them if there is one. */
export function pairsHeld(state: DuelState, side: Side, named: number): DuelActionOf<'choose'>[] {
  const hand = [...new Set(cards.combatHand(state, side))];
  return hand.flatMap((value, index) =>
    hand
      .slice(index)
      .filter(second => second !== value || cards.combat(state, side, value) > 1)
      .filter(second => named === 0 || value === named || second === named)
      .map((second): DuelActionOf<'choose'> => ({ do: 'choose', value, second })),
  );
}

/**
 * Every way to lay a card for each side from one hand: the first for whoever is charmed, the second
 * against it. The +0 may serve both (DT-ALL-14).
 */
export function cardsForBoth(
  state: DuelState,
  battle: Battle,
  side: Side,
): DuelActionOf<'choose'>[] {
  const hand = [...new Set(cards.combatHand(state, side))];
  const [camp, foe] = [battle.attacker, battle.target].map(token =>
    campOf(state, battle, token as Token),
  ) as [Side, Side];
  const isFor = (of: Side) => (value: number) => value === 0 || !isCowed(state, battle, of);
  return hand.filter(isFor(camp)).flatMap(value =>
    hand
      .filter(isFor(foe))
      .filter(second => second !== value || value === 0 || cards.combat(state, side, value) > 1)
      .map((second): DuelActionOf<'choose'> => ({ do: 'choose', value, second })),
  );
}

/** Whether one of the two cards is not the +0 for a side that must lay it (DT-DARK-04, DT-ALL-14). */
export function isAgainstCowed(
  state: DuelState,
  battle: Battle,
  { value, second = 0 }: DuelActionOf<'choose'>,
): boolean {
  const isWrong = (token: number, card: number) =>
    card !== 0 && isCowed(state, battle, campOf(state, battle, token as Token));
  return isWrong(battle.attacker, value) || isWrong(battle.target, second);
}

/** Any answer that a side could have given. */
export function anySeal(
  state: DuelState,
  battle: Battle,
  side: Side,
  named: number,
  random: Random,
): number {
  if (laysBoth(state, battle)) {
    return sealOf(shuffle(random, 'hidden', cardsForBoth(state, battle, side))[0]!);
  }
  if (mustPlayNought(state, battle, side)) return sealOf({ do: 'choose', value: 0 });
  if (!playsTwo(state, battle, side)) {
    return named > 0 ? named : shuffle(random, 'hidden', cards.combatHand(state, side))[0]!;
  }
  return sealOf(shuffle(random, 'hidden', pairsHeld(state, side, named))[0]!);
}

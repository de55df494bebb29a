import type { Random } from '@oubliette/kernel';
import type { RuleId } from '../../rules/ids.ts';
import type { Ground } from '../board/index.ts';
import type { FurtherWord } from '../pieces/piece.ts';
import { ABILITY, NOBODY, type Side, type Token } from '../pieces/roster.ts';
import type { DuelAction, DuelActionOf } from './action.ts';
import type { Crowd } from './crowd.ts';
import type { Spell } from './spell.ts';
import { can, type DuelState, isMiniature, MENDED, playerOf, rosterIn } from './state.ts';
import type { DuelStory } from './story.ts';

/**
 * One kind of action that AP pay for: its price, the one legality, what it offers a character, and
 * what it does. Legality and execution live side by side.
 */
export interface Deed<K extends DuelAction['do']> {
  readonly price: number;
  /** The price of one way to do it, where there are cheaper ones. */
  priceOf?(action: DuelActionOf<K>): number;
  /** Adds every way that costs nothing; those of further sets only. */
  listFree?(state: DuelState, crowd: Crowd, actor: Token, actions: DuelAction[]): void;
  /** Bits of `ABILITY`: who has none of them, nor holds what has, is certainly refused; 0 is for all. */
  readonly needs: number;
  /** A word of further sets in place of bits: who has it, or holds what has it. */
  readonly word?: FurtherWord;
  /** The ground that it is done at, where it is done at one: without any it is not spoken of. */
  readonly ground?: Ground;
  /** What says how a deed of the vocabulary is done. */
  readonly rule?: RuleId;
  /** Done by somebody who is wounded, and by nobody else. */
  readonly byWounded?: true;
  whyNot(state: DuelState, crowd: Crowd, actor: Token, action: DuelActionOf<K>): RuleId | null;
  /** Adds every action of this kind to the list that is not refused to this character. */
  list(state: DuelState, crowd: Crowd, actor: Token, actions: DuelAction[]): void;
  /** The magic that does it, if any: where magic fails, nothing comes of it (DT-ALL-08). */
  magic?(state: DuelState, actor: Token, action: DuelActionOf<K>): Spell | null;
  perform(
    state: DuelState,
    actor: Token,
    action: DuelActionOf<K>,
    story: DuelStory,
    random: Random,
  ): void;
}

/** Why a token cannot act for a side, or null (DT-ACT-03, DT-CLERIC-03, DT-TROLL-02). */
export function whyNotAct(state: DuelState, side: Side, token: Token): RuleId | null {
  if (whyNotOwn(state, side, token) !== null) return 'DT-ACT-03';
  if (!isMiniature(state, token)) return 'DT-ACT-03';
  if ((state.marks[token]! & MENDED) === 0) return null;
  return can(state, token, ABILITY.regenerates) ? 'DT-TROLL-02' : 'DT-CLERIC-03';
}

/** Why a token is not one that a side could act with, whatever its health. */
export function whyNotOwn(state: DuelState, side: Side, token: Token): RuleId | null {
  return token === NOBODY || playerOf(state, token) !== side ? 'DT-ACT-03' : null;
}

export function tokenNamed(state: DuelState, name: string): Token {
  return rosterIn(state).numberOf(name) ?? NOBODY;
}

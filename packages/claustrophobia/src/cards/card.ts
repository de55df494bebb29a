import type { Random } from '@oubliette/kernel';
import type { RuleId } from '../../rules/ids.ts';
import type { CaveStory } from '../event.ts';
import type { State } from '../state.ts';
import type { CardKind, CardMoment } from './kinds.ts';

export interface Card {
  readonly kind: CardKind;
  /** Numbers of its copies in the ledger. */
  readonly ids: readonly RuleId[];
  readonly moment: CardMoment;
  /** The rule that says what it may be aimed at. */
  readonly rule: RuleId;
  /** Everything that it may be aimed at now, by what everybody knows; `['']` if it needs nothing. */
  targets(state: State): readonly string[];
  /** What it does, once nobody cancels it. */
  effect(state: State, target: string, random: Random, story: CaveStory): void;
}

/** The only target of a card that needs none. */
export const NO_TARGET: readonly string[] = [''];
const NO_TARGETS: readonly string[] = [];

/** No target is needed if something holds; otherwise the card cannot be played. */
export function when(condition: boolean): readonly string[] {
  return condition ? NO_TARGET : NO_TARGETS;
}

import type { DecisionPoint, Refusal } from '@oubliette/kernel';
import type { RuleId } from '../../rules/ids.ts';
import type { DuelAction } from './action.ts';
import type { DuelEvent } from './event.ts';
import type { DuelOptions } from './options.ts';
import type { DuelFrame, DuelSeat, DuelState } from './state.ts';
import type { DuelView } from './view.ts';

/** The types of the duel. */
export interface Duel {
  Seat: DuelSeat;
  Options: DuelOptions;
  State: DuelState;
  Action: DuelAction;
  Event: DuelEvent;
  View: DuelView;
}

export type FrameOf<K extends DuelFrame['kind']> = Extract<DuelFrame, { kind: K }>;
export type DuelPoint<K extends DuelFrame['kind']> = DecisionPoint<Duel, FrameOf<K>>;

/** A rule speaks against it, or nothing does. */
export function refused(rule: RuleId | null): Refusal | null {
  return rule === null ? null : { rule };
}

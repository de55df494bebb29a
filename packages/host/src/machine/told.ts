import type { ChoiceReason } from '@oubliette/bots';
import type { JudgedMoment } from '@oubliette/bots/review';
import type { Seat } from '@oubliette/kernel';

/** A step of what is expected to happen. */
export interface ForeseenStep {
  readonly seat: Seat;
  readonly actions: readonly unknown[];
}

/** What the machine would do in the place of whoever asks it, and why. */
export interface Hint {
  /** The moment that it is about. */
  readonly moment: number;
  readonly play: readonly unknown[];
  /** The chance to win of each seat, in the order of the seats. */
  readonly chances: readonly number[];
  readonly reasons: readonly ChoiceReason[];
  /** What it expects to happen, its own move first. */
  readonly line: readonly ForeseenStep[];
}

/** A part of a match as one seat could judge it, and how many moments there are to look at. */
export interface LookedBack {
  readonly curve: readonly JudgedMoment[];
  readonly of: number;
}

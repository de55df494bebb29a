import type { Reason } from '@oubliette/bots';
import type { Glance } from '@oubliette/bots/review';
import type { Result, Seat } from '@oubliette/kernel';
import type { Answer, Chair } from '../questions.ts';

/** A step of what is expected to happen. */
export interface Foreseen {
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
  readonly reasons: readonly Reason[];
  /** What it expects to happen, its own move first. */
  readonly line: readonly Foreseen[];
}

/** A part of a match as one seat could judge it, and how many moments there are to look at. */
export interface LookedBack {
  readonly glances: readonly Judgement[];
  readonly of: number;
}

/** A moment with what the machine would have done there, told as actions. */
export interface Judgement extends Omit<Glance, 'best'> {
  readonly best: { readonly line: readonly Foreseen[]; readonly chance: number } | null;
}

/** What can be asked of the keeper about those whom the machine plays, and of the machine itself. */
export interface MachineKeeping {
  /** Thinks for the machine where it is asked; whether it knows now what it will do. */
  think(key: string): Promise<boolean>;
  /** Carries out what was thought, if it still fits. */
  play(chair: Chair): Promise<Result<Answer>>;
  /** Goes back to where the person decided last, whatever has become known since. */
  takeBack(chair: Chair): Promise<Result<Answer>>;
  /** What the machine would do in the place of whoever sits there; nothing if he is not asked. */
  hint(chair: Chair): Promise<Result<Hint | null>>;
  /** A finished match as a seat could judge it, moment after moment, from the n-th one on. */
  lookBack(key: string, seat: Seat, from: number): Promise<Result<LookedBack>>;
}

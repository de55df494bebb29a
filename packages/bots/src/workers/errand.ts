import type { Shape } from '@oubliette/kernel';
import type { BotChoice, Budget, SeenBySeat } from '../bot.ts';
import type { ComparedPlays, ReviewedMoment } from '../review/review.ts';
import type { JudgedMoment } from '../review/turns.ts';
import type { Policy } from '../search/pick.ts';
import type { Settings } from '../search/settings.ts';
import type { SearchTally } from '../search/tally.ts';

/** What somebody who is asked wants to know. It is plain data and holds only what the seat has seen. */
export interface ThinkingTask {
  readonly game: string;
  readonly seats: readonly string[];
  readonly seen: SeenBySeat<Shape>;
  readonly budget: Budget;
  readonly settings?: Partial<Settings>;
  readonly seed: number;
}

/** A match to look back on, or a part of it, as one seat saw it. */
export interface ReviewErrand {
  readonly game: string;
  readonly seats: readonly string[];
  readonly seat: string;
  readonly moments: readonly ReviewedMoment<Shape>[];
  readonly seed: number;
}

/** A decision to look back on: what one seat saw, what it did, and what it could have done. */
export interface DecisionToCompare extends Omit<ReviewErrand, 'moments'>, ComparedPlays {
  readonly moment: ReviewedMoment<Shape>;
}

/** What a worker is sent to do: think about it, conclude from what all have thought, or look back. */
export type WorkerOrder =
  | { readonly do: 'search'; readonly wondering: ThinkingTask }
  | {
      readonly do: 'conclude';
      readonly wondering: ThinkingTask;
      readonly tallies: readonly SearchTally<Shape>[];
      readonly policy: Policy;
    }
  | { readonly do: 'review'; readonly lookingBack: ReviewErrand }
  | { readonly do: 'compare'; readonly comparing: DecisionToCompare };

/** An order on its way to a worker. */
export interface WorkerErrand {
  readonly id: number;
  readonly order: WorkerOrder;
}

/** What each order brings. */
export interface WorkerFindings {
  readonly search: SearchTally<Shape>;
  readonly conclude: BotChoice<Shape>;
  readonly review: readonly JudgedMoment[];
  readonly compare: number;
}

/** What was found, on its way back. */
export interface WorkerThought {
  readonly id: number;
  readonly found: WorkerFindings[keyof WorkerFindings];
}

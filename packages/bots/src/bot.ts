import type { Random, Shape } from '@oubliette/kernel';

/** All that a seat knows when it is asked: nothing else ever reaches a bot. */
export interface SeenBySeat<G extends Shape> {
  readonly seat: G['Seat'];
  readonly view: G['View'];
  readonly legal: readonly G['Action'][];
  /** What this seat was told so far, for those who remember. */
  readonly story?: readonly G['Event'][];
}

/** How long to think: until the first limit is reached. The same nodes and seed, the same choice. */
export interface Budget {
  /** Simulated lines of play; each adds one node to the tree. */
  readonly nodes?: number;
  readonly milliseconds?: number;
  /** Only the best play counts: what could no longer become it is thought no further. */
  readonly onlyBest?: boolean;
}

/** Why, as data: the words are the screen's. */
export interface ChoiceReason {
  /** What changes, by the name that the knowledge has for it; or `best`, `mix`, `end`, `promise`. */
  readonly name: string;
  /** For the seat that asks. */
  readonly isBetter: boolean;
  /** In what part of the imagined worlds it can be seen. */
  readonly share?: number;
  /** Where others answer at the same time: how often this answer is the right one. */
  readonly percent?: number;
}

/** A step of what is expected to happen, as it is written. */
export interface ExpectedStep {
  readonly seat: string;
  readonly actions: readonly string[];
}

export interface BotChoice<G extends Shape> {
  readonly action: G['Action'];
  /** The whole move that begins with the action; the rest of it needs no further thought. */
  readonly play: readonly G['Action'][];
  /**
   * Whole moves that it makes next without being asked again, as long as they are possible: whoever picks
   * freely keeps to what they picked, or they would undo it with the next move.
   */
  readonly rest: readonly (readonly G['Action'][])[];
  /**
   * The chance to win, 0 to 1, of each seat in the order of the world's seats; of a turn, as it will stand
   * after as much of it as can be planned. Nothing where nothing is explained.
   */
  readonly expectation: readonly number[];
  readonly reasons: readonly ChoiceReason[];
  /** What the bot expects to happen, its own move first. */
  readonly line: readonly ExpectedStep[];
  /** Lines of play that were simulated. */
  readonly nodes: number;
}

export interface Bot<G extends Shape> {
  readonly name: string;
  choose(seen: SeenBySeat<G>, budget: Budget, random: Random): BotChoice<G>;
}

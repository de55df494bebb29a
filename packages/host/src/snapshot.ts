import type { Decision, Outcome, SaidWord, SeedPromise, Shape, Viewer } from '@oubliette/kernel';
import type { Machine } from './machine/machine.ts';

/** One action of a match as a viewer was told of it. */
export interface Chapter<G extends Shape> {
  /** Its number: the first action of a match is 1. */
  readonly moment: number;
  readonly seat: G['Seat'];
  readonly events: readonly G['Event'][];
}

/** Names of the people at the table, by seat; a seat without one is called by its colour. */
export type Players<S extends string = string> = Readonly<Partial<Record<S, string>>>;

/** A clock that runs for a seat. Time spent in one span adds up, also over several actions. */
export interface ClockFace {
  readonly seat: string;
  readonly seconds: number;
  readonly span: string;
}

/** Everything that the page knows of a match: what one viewer may know of one moment. */
export interface Snapshot<G extends Shape, Outlook = unknown> {
  /** Where the match lies in this browser. */
  readonly key: string;
  readonly game: string;
  readonly options: G['Options'];
  /** The rules have changed since the match was begun, and it goes on by those of then. */
  readonly byEarlierRules: boolean;
  readonly seats: readonly G['Seat'][];
  readonly players: Players<G['Seat']>;
  /** The players trust each other: no curtains. */
  readonly openTable: boolean;
  /** Seats that the program plays, if there are any. */
  readonly machine?: Machine | undefined;
  /** Whose screen this is, where everybody has a screen of their own. */
  readonly own?: G['Seat'];
  /** Actions so far, and how many the match has; they differ in a replay. */
  readonly moment: number;
  readonly last: number;
  readonly viewer: Viewer<G['Seat']>;
  readonly view: G['View'];
  /** What the match waits for; nothing when it is over. */
  readonly decision: Decision<G['Seat']> | null;
  readonly outcome: Outcome<G['Seat']> | null;
  /** Everything the viewer may do now; nothing in a replay and for somebody who is not asked. */
  readonly legal: readonly G['Action'][];
  /** What the game's own look-ahead says to the seat that is asked; nothing where `legal` is empty. */
  readonly outlook: Outlook | null;
  readonly canUndo: boolean;
  /** The clock that runs now; nothing without a timer and in a replay. */
  readonly clock: ClockFace | null;
  /** The seat that offers a draw, if one does. */
  readonly drawOffer: G['Seat'] | null;
  /** Who has given up, if somebody has. */
  readonly resigned: G['Seat'] | null;
  /** Whose time was up when somebody else claimed the match. */
  readonly outOfTime: G['Seat'] | null;
  /** Whether both agreed on a draw. */
  readonly agreedDraw: boolean;
  /** What was said between the actions, up to this moment. */
  readonly said: readonly SaidWord<G>[];
  /** Chapters up to this moment are left out: whoever asked has them. */
  readonly since: number;
  /** The story so far, up to this moment. */
  readonly chapters: readonly Chapter<G>[];
  /** Moments of the actions in it that the clock carried out for somebody. */
  readonly timeUps: readonly number[];
  /** Every seed of the match by its hash; the seeds themselves when it is over. */
  readonly promises: readonly SeedPromise[];
}

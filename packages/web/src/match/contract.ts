import type {
  Decision,
  Outcome,
  Refusal,
  Result,
  Said,
  SeedPromise,
  Shape,
  Viewer,
  Word,
} from '@oubliette/kernel';
import type { Accessor } from 'solid-js';
import type { Machine } from './machine/machine.ts';
import type { Hint } from './machine/told.ts';

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
  readonly seats: readonly G['Seat'][];
  readonly players: Players<G['Seat']>;
  /** The players trust each other: no curtains. */
  readonly openTable: boolean;
  /** Seats that the program plays, if there are any. */
  readonly machine?: Machine | undefined;
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
  /** Whether both agreed on a draw. */
  readonly agreedDraw: boolean;
  /** What was said between the actions, up to this moment. */
  readonly said: readonly Said<G>[];
  /** The story so far, up to this moment. */
  readonly chapters: readonly Chapter<G>[];
  /** Moments of the actions in it that the clock carried out for somebody. */
  readonly timeUps: readonly number[];
  /** Every seed of the match by its hash; the seeds themselves when it is over. */
  readonly promises: readonly SeedPromise[];
}

/**
 * What the players should know of the keeping of their match: it went on in another tab, this
 * browser does not keep it beyond this tab, a wish broke the engine, or the worker has died.
 */
export type TableNotice = 'elsewhere' | 'in-memory' | 'failed' | 'crashed';

/** The match as the page deals with it. All of it runs in the worker; nothing here knows a rule. */
export interface Table<G extends Shape, Outlook = unknown> {
  readonly snapshot: Accessor<Snapshot<G, Outlook>>;
  /** What happened since the snapshot before, for motion; empty after a jump in time. */
  readonly news: Accessor<readonly Chapter<G>[]>;
  /**
   * The seat that shall take the screen next (hot-seat). While it is set, the page shows the
   * hand-over curtain and nothing of anybody's hand; `sit` lifts it.
   */
  readonly handOver: Accessor<G['Seat'] | null>;
  readonly sit: (seat: G['Seat']) => Promise<void>;
  /** Whether `undo` would give the screen back to the one who has just left it. */
  readonly mayTakeBack: Accessor<boolean>;
  /** Carries out an action, or several in a row (a whole move); the refusal of the first bad one. */
  readonly act: (...actions: readonly G['Action'][]) => Promise<Refusal | null>;
  /** Answers for the seat of the curtain without lifting it: whoever sat before it stays. */
  readonly answerUnseen: (seat: G['Seat'], action: G['Action']) => Promise<Refusal | null>;
  /** What the machine would do here, from what the viewer knows; nothing if he is not asked. */
  readonly hint: () => Promise<Hint | null>;
  /** Why an action is not allowed; nothing if it is. */
  readonly why: (action: G['Action']) => Promise<Refusal | null>;
  /** Takes back the last wish: everything that one `act` carried out. */
  readonly undo: () => Promise<Refusal | null>;
  /** From now on the page answers this question for whoever is asked, by chance and without curtains. */
  readonly leaveToChance: () => Promise<Refusal | null>;
  /** The clock has run out: whatever the rules make of that happens now. */
  readonly timeUp: () => Promise<void>;
  readonly say: (word: Word) => Promise<Refusal | null>;
  /** Whether a past moment is on show, or a finished match through another viewer's eyes. */
  readonly looking: Accessor<boolean>;
  /** Through whose eyes the match may be looked at. */
  readonly viewers: Accessor<readonly Viewer<G['Seat']>[]>;
  /** Another moment of the match, through the same or another viewer's eyes; null is the present. */
  readonly look: (moment: number | null, viewer?: Viewer<G['Seat']>) => Promise<void>;
  /** The match as a file. */
  readonly file: () => Promise<{ readonly name: string; readonly text: string }>;
  /** A new match that begins with the actions up to this moment; its key, or why there is none. */
  readonly branch: (moment: number) => Promise<Result<string>>;
  readonly notice: Accessor<TableNotice | null>;
  readonly dismissNotice: () => void;
}

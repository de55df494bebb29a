import type { Chapter, Hint, Snapshot } from '@oubliette/host';
import type { Refusal, Result, Shape, TableWord, Viewer } from '@oubliette/kernel';
import type { Accessor } from 'solid-js';

export type { Chapter, Players, Snapshot } from '@oubliette/host';

/**
 * What the players should know of the keeping of their match: it went on in another tab, this
 * browser does not keep it beyond this tab, or does again, a wish broke the engine, or the worker
 * has died.
 */
export type TableNotice =
  | 'elsewhere'
  | 'overtaken'
  | 'in-memory'
  | 'saved'
  | 'failed'
  | 'crashed'
  | 'earlier-rules';

/** The way to the next match of the same people. */
export interface PlayAgain {
  readonly words: Accessor<string>;
  /** Goes there; why not, if that cannot be. */
  readonly begin: () => Promise<string | undefined>;
}

/** The match as the page deals with it. All of it runs in the worker; nothing here knows a rule. */
export interface MatchTable<G extends Shape, Outlook = unknown> {
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
  /** Does the only thing that can be done; `undo` takes it back together with the wish before it. */
  readonly comply: () => Promise<Refusal | null>;
  /** Answers for the seat of the curtain without lifting it: whoever sat before it stays. */
  readonly answerUnseen: (seat: G['Seat'], action: G['Action']) => Promise<Refusal | null>;
  /** What the machine would do here, from what the viewer knows; nothing if they are not asked. */
  readonly hint: () => Promise<Hint | null>;
  /** Why an action is not allowed; nothing if it is. */
  readonly why: (action: G['Action']) => Promise<Refusal | null>;
  /** Takes back the last wish: everything that one `act` carried out. */
  readonly undo: () => Promise<Refusal | null>;
  /** From now on the page answers this question for whoever is asked, by chance and without curtains. */
  readonly leaveToChance: () => Promise<Refusal | null>;
  /** The clock has run out: whatever the rules make of that happens now. */
  readonly timeUp: () => Promise<void>;
  readonly say: (word: TableWord) => Promise<Refusal | null>;
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
  /** Whether hints are given here; they are, unless somebody who keeps the match says no. */
  readonly mayHint?: Accessor<boolean>;
  /** How the same people play again, where that is not just another match in this browser. */
  readonly again?: PlayAgain;
  readonly notice: Accessor<TableNotice | null>;
  readonly dismissNotice: () => void;
}

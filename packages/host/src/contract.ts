import type { Refusal, Result, Seat, Shape, TableWord, Viewer } from '@oubliette/kernel';
import type { TableNames, TableSettings } from './hosted-match.ts';
import type { Snapshot } from './snapshot.ts';
import type { MatchCard } from './store/match-store.ts';
import type { KnownStories } from './story.ts';

/** What the page gets to see, and who shall take the screen first. */
export interface ClaimView {
  readonly snapshot: Snapshot<Shape>;
  readonly handOver: Seat | null;
  /** Who sits at the screen from now on. */
  readonly seated: Seat | null;
  /** Whether the one who leaves the screen could still take back what they did last. */
  readonly mayTakeBack: boolean;
  /** Entries of the match's log; a wish must know them. */
  readonly head: number;
  /** Whether the match survives the closing of this tab. */
  readonly durable: boolean;
}

export interface WishAnswer extends ClaimView {
  readonly refusal: Refusal | null;
  /** The match has gone on since: nothing was done. */
  readonly stale: boolean;
}

/** Who sits at the screen, and how much of the match they have before them. */
export interface SeatClaim {
  readonly key: string;
  readonly sitting: Seat | null;
  readonly head: number;
  readonly known?: KnownStories | undefined;
}

interface MatchPlan extends TableSettings {
  readonly game: string;
  readonly options: unknown;
  readonly seed: string;
}

/** What whoever shows matches keeps beside them, as text by name; the host only passes it on. */
export type Drawers = Readonly<Record<string, string>>;

/** What came of a file of all matches. */
export interface Restored {
  readonly added: number;
  readonly refused: number;
  /** The one of those that were missing that was played last; none was missing: `null`. */
  readonly latest: string | null;
  /** What the file holds beside matches. */
  readonly drawers: Drawers;
}

/** Everything that can be asked of the keeper of matches. */
export interface MatchHost {
  list(): Promise<readonly MatchCard[]>;
  /** Matches of which only the key can be read. */
  damaged(): Promise<readonly string[]>;
  begin(plan: MatchPlan): Promise<Result<string>>;
  /** Takes in a match file. */
  read(text: string, settings: TableSettings): Promise<Result<string>>;
  open(key: string, sitting: Seat | null, known?: KnownStories): Promise<Result<ClaimView>>;
  /** An earlier moment; before the end through nobody's eyes but those of whoever sits there. */
  look(claim: SeatClaim, moment: number, viewer: Viewer): Promise<Result<Snapshot<Shape>>>;
  act(claim: SeatClaim, actions: readonly unknown[]): Promise<Result<WishAnswer>>;
  /** Does the only thing that whoever sits there can do; it goes with the wish before it. */
  comply(claim: SeatClaim): Promise<Result<WishAnswer>>;
  /** The clock has run out. */
  timeUp(claim: SeatClaim): Promise<Result<WishAnswer>>;
  undo(claim: SeatClaim): Promise<Result<WishAnswer>>;
  say(claim: SeatClaim, word: TableWord): Promise<Result<WishAnswer>>;
  why(claim: SeatClaim, action: unknown): Promise<Result<Refusal | null>>;
  /** A new match from an earlier moment; only where nothing is hidden any more. */
  branch(key: string, moment: number): Promise<Result<string>>;
  /** The match as a file, also one that cannot be opened. */
  write(key: string): Promise<string | null>;
  /** All matches as one file. */
  archive(drawers: Drawers): Promise<string>;
  /** Puts back what such a file has and is missing here. */
  restore(text: string): Promise<Result<Restored>>;
  /** How many matches came back from a second copy, until somebody was told of it. */
  recovered(): Promise<number>;
  toldOfRecovery(): Promise<void>;
  rename(key: string, names: TableNames): Promise<void>;
  /** Brings to the disk what waits for it; whether the match would survive the closing of this tab. */
  settle(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
}

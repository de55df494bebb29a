import type { Refusal, Result, Seat, Shape, Viewer, Word } from '@oubliette/kernel';
import type { Snapshot } from './contract.ts';
import type { House } from './kept.ts';
import type { KeptMatch } from './store.ts';

/** What the page gets to see, and who shall take the screen first. */
export interface Sight {
  readonly snapshot: Snapshot<Shape>;
  readonly handOver: Seat | null;
  /** Who sits at the screen from now on. */
  readonly seated: Seat | null;
  /** Whether the one who leaves the screen could still take back what he did last. */
  readonly mayTakeBack: boolean;
  /** Which writing of the match this is; a wish must know it. */
  readonly revision: number;
  /** Whether the match survives the closing of this tab. */
  readonly durable: boolean;
}

export interface Answer extends Sight {
  readonly refusal: Refusal | null;
  /** The page knew an older writing of the match: nothing was done. */
  readonly stale: boolean;
}

/** Who sits at the screen, and which writing of the match he has before him. */
export interface Chair {
  readonly key: string;
  readonly sitting: Seat | null;
  readonly revision: number;
}

interface Plan extends House {
  readonly game: string;
  readonly options: unknown;
  readonly seed: string;
}

/** Everything that can be asked of the keeper of matches. */
export interface Keeping {
  list(): Promise<readonly KeptMatch[]>;
  begin(plan: Plan): Promise<Result<string>>;
  /** Takes in a match file. */
  read(text: string, house: House): Promise<Result<string>>;
  open(key: string, sitting: Seat | null): Promise<Result<Sight>>;
  /** An earlier moment; before the end through nobody's eyes but those of whoever sits there. */
  look(chair: Chair, moment: number, viewer: Viewer): Promise<Result<Snapshot<Shape>>>;
  act(chair: Chair, actions: readonly unknown[]): Promise<Result<Answer>>;
  /** The clock has run out. */
  timeUp(chair: Chair): Promise<Result<Answer>>;
  undo(chair: Chair): Promise<Result<Answer>>;
  say(chair: Chair, word: Word): Promise<Result<Answer>>;
  why(chair: Chair, action: unknown): Promise<Result<Refusal | null>>;
  /** A new match from an earlier moment; only where nothing is hidden any more. */
  branch(key: string, moment: number): Promise<Result<string>>;
  /** The stored document as it is, also that of a match that cannot be opened. */
  write(key: string): Promise<string | null>;
  rename(key: string, house: House): Promise<void>;
  remove(key: string): Promise<void>;
}

import type { SeatClaim, WishAnswer } from '@oubliette/host';
import type { Fault, Refusal, Result, Shape } from '@oubliette/kernel';
import type { Accessor } from 'solid-js';
import type { MatchTable, Snapshot } from './contract.ts';

/** A table with what only the page of a match needs. */
export interface OpenedTable extends MatchTable<Shape> {
  /** Looks whether the match went on elsewhere while nobody looked. */
  readonly refresh: () => Promise<void>;
  /** Somebody else has gone on with the match, at a screen of their own. */
  readonly hear: () => Promise<void>;
  /** Why the match cannot go on here: thrown away or broken in another tab. */
  readonly trouble: Accessor<readonly Fault[] | null>;
  /** The match as it stands now, also while a past moment is on show. */
  readonly present: Accessor<Snapshot<Shape>>;
  /** Whether a new match may begin from a past moment of this one. */
  readonly mayBranch: Accessor<boolean>;
  /** Whether the match would survive the closing of this tab; if not, `settle` tries to save it. */
  readonly durable: Accessor<boolean>;
  readonly settle: () => Promise<void>;
  /** Has something done to the match, one wish at a time. */
  readonly wish: (
    deed: (claim: SeatClaim) => Promise<Result<WishAnswer>>,
  ) => Promise<Refusal | null>;
}

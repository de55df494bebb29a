import type { Fault, Refusal, Result, Shape } from '@oubliette/kernel';
import type { Accessor } from 'solid-js';
import type { Snapshot, Table } from './contract.ts';
import type { Answer, Chair } from './questions.ts';

/** A table with what only the page of a match needs. */
export interface OpenedTable extends Table<Shape> {
  /** Looks whether the match went on elsewhere while nobody looked. */
  readonly refresh: () => Promise<void>;
  /** Why the match cannot go on here: thrown away or broken in another tab. */
  readonly trouble: Accessor<readonly Fault[] | null>;
  /** The match as it stands now, also while a past moment is on show. */
  readonly present: Accessor<Snapshot<Shape>>;
  /** Whether a new match may begin from a past moment of this one. */
  readonly mayBranch: Accessor<boolean>;
  /** Has something done to the match, one wish at a time. */
  readonly wish: (deed: (chair: Chair) => Promise<Result<Answer>>) => Promise<Refusal | null>;
}

import type { CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A query that is on its way, and how many rows it must change. */
export interface PendingQuery {
  readonly query: CompiledQuery;
  readonly rows?: number;
}

/** A database that takes whole deeds: nothing is asked in the middle of one. */
export interface SqlDatabase {
  /** Whether other nodes use it too. */
  readonly isShared: boolean;
  /** Builds queries and migrates. */
  readonly queries: Kysely<Tables>;
  read<Row>(query: CompiledQuery<Row>): Promise<readonly Row[]>;
  /**
   * All of these durably, or none. False: one of them met a row that was there already, or changed
   * another number of rows than it must.
   */
  write(steps: readonly PendingQuery[]): Promise<boolean>;
  close(): Promise<void>;
}

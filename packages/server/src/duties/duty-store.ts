import { sql } from 'kysely';
import type { SqlDatabase } from '../store/database.ts';

/** Something that is due for a match, leased to this node for a while. */
export interface Duty {
  readonly match: string;
  readonly kind: 'bot' | 'clock' | 'notice';
  readonly seat: string;
  readonly head: number;
  readonly tries: number;
}

/** So long nobody else does what one node has begun; it says now and then that it still works. */
const LEASE_MS = 6000;

/** Duties as rows: whoever leases one does it, and when that node is gone another one does. */
export interface DutyStore {
  lease(kind: Duty['kind'], most: number): Promise<readonly Duty[]>;
  /** Still at it. */
  renew(duty: Duty): Promise<void>;
  /** It cannot be done now: again after a while. */
  postpone(duty: Duty, ms: number): Promise<void>;
  /** There is nothing to do: the match has gone on. */
  drop(duty: Duty): Promise<void>;
}

export function dutyStore(
  { queries: db, isShared, read, write }: SqlDatabase,
  node: string,
): DutyStore {
  // Only the clock of the database counts: those of the nodes may differ.
  const now = isShared
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;
  const mine = (duty: Duty) =>
    db
      .updateTable('duty')
      .where('match', '=', duty.match)
      .where('kind', '=', duty.kind)
      .where('head', '=', duty.head)
      .where('leased_by', '=', node);

  return {
    lease(kind, most) {
      const due = db
        .selectFrom('duty')
        .select('match')
        .where('due', '<=', now)
        .where('leased_until', '<', now)
        .where('kind', '=', kind)
        .orderBy('due')
        .limit(most);
      return read(
        db
          .updateTable('duty')
          .set(({ eb }) => ({
            leased_until: sql<number>`${now} + ${sql.lit(LEASE_MS)}`,
            leased_by: node,
            tries: eb('tries', '+', 1),
          }))
          .where('kind', '=', kind)
          .where('match', 'in', isShared ? due.forUpdate().skipLocked() : due)
          .returning(['match', 'kind', 'seat', 'head', 'tries'])
          .compile(),
      );
    },
    async renew(duty) {
      const leased_until = sql<number>`${now} + ${sql.lit(LEASE_MS)}`;
      await write([{ query: mine(duty).set({ leased_until }).compile() }]);
    },
    async postpone(duty, ms) {
      const due = sql<number>`${now} + ${sql.lit(ms)}`;
      await write([{ query: mine(duty).set({ due, leased_until: 0 }).compile() }]);
    },
    async drop(duty) {
      const query = db
        .deleteFrom('duty')
        .where('match', '=', duty.match)
        .where('kind', '=', duty.kind)
        .where('head', '=', duty.head)
        .where('leased_by', '=', node)
        .compile();
      await write([{ query }]);
    },
  };
}

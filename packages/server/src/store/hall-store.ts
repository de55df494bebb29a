import type { Agreed, Alarm, HallStore, Mark, SeatHolder, Ticket } from '@oubliette/host/hall';
import type { CompiledQuery } from 'kysely';
import type { PendingQuery, SqlDatabase } from './database.ts';
import {
  deedOf,
  deedRow,
  keptOf,
  matchRow,
  noticeOf,
  noticeRow,
  progressRow,
  seatRow,
  settledRow,
  snapshotOf,
  snapshotRow,
  ticketOf,
  ticketRow,
} from './rows.ts';
import type { Seal } from './seal.ts';

/** The matches of a hall in a database. */
export function sqlHallStore(database: SqlDatabase, seal: Seal): HallStore {
  const { queries: db } = database;
  const first = async <Row>(query: CompiledQuery<Row>) => (await database.read(query))[0] ?? null;

  const bot = (match: string, seat: string | null, head: number, due: number): PendingQuery => {
    if (seat === null)
      return {
        query: db.deleteFrom('duty').where('match', '=', match).where('kind', '=', 'bot').compile(),
      };
    const fresh = { seat, head, due, leased_until: 0, leased_by: '', tries: 0 };
    return {
      query: db
        .insertInto('duty')
        .values({ match, kind: 'bot', ...fresh })
        .onConflict(conflict => conflict.columns(['match', 'kind']).doUpdateSet(fresh))
        .compile(),
    };
  };

  /** When somebody must look at a match again, for one reason; nothing if never. */
  const lookAgain = (
    match: string,
    kind: 'clock' | 'notice',
    next: Alarm | null,
    head: number,
  ): PendingQuery => {
    if (next === null)
      return {
        query: db.deleteFrom('duty').where('match', '=', match).where('kind', '=', kind).compile(),
      };
    const fresh = { ...next, head, leased_until: 0, leased_by: '', tries: 0 };
    return {
      query: db
        .insertInto('duty')
        .values({ match, kind, ...fresh })
        .onConflict(conflict => conflict.columns(['match', 'kind']).doUpdateSet(fresh))
        .compile(),
    };
  };
  const alarm = (match: string, next: Alarm | null, head: number) =>
    lookAgain(match, 'clock', next, head);

  const insertTicket = (ticket: Ticket): PendingQuery => ({
    query: db.insertInto('ticket').values(ticketRow(ticket)).compile(),
    rows: 1,
  });

  /** No key or link opens a seat any more; the host stays host, and looks on. */
  const locked = (match: string, seat: string): readonly PendingQuery[] => [
    {
      query: db.deleteFrom('mark').where('match', '=', match).where('seat', '=', seat).compile(),
    },
    {
      query: db.deleteFrom('notice').where('match', '=', match).where('seat', '=', seat).compile(),
    },
    {
      query: db
        .deleteFrom('ticket')
        .where('match', '=', match)
        .where('seat', '=', seat)
        .where('is_host', '=', 0)
        .compile(),
    },
    {
      query: db
        .updateTable('ticket')
        .set({ seat: null })
        .where('match', '=', match)
        .where('seat', '=', seat)
        .compile(),
    },
  ];

  /** The invites that somebody made for a seat. */
  const promised = (match: string, seat: string) =>
    db
      .selectFrom('ticket')
      .select('hash')
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('kind', '=', 'invite');

  /** Where somebody sits already who is known again at open tables. */
  const known = (match: string, mark: string) =>
    db.selectFrom('mark').select('seat').where('match', '=', match).where('mark', '=', mark);

  async function kept(match: string) {
    const row = await first(db.selectFrom('match').selectAll().where('key', '=', match).compile());
    if (row === null) return null;
    const seats = await database.read(
      db.selectFrom('seat').selectAll().where('match', '=', match).orderBy('place').compile(),
    );
    return keptOf(row, seats, seal);
  }

  const since = (match: string, head: number) =>
    database.read(
      db
        .selectFrom('deed')
        .selectAll()
        .where('match', '=', match)
        .where('after', '>=', head)
        .orderBy('after')
        .compile(),
    );

  /** Whoever follows the match looks at it anew. */
  const renewed = (match: string): PendingQuery => ({
    query: db
      .updateTable('match')
      .set(({ eb }) => ({ renewed: eb('renewed', '+', 1) }))
      .where('key', '=', match)
      .compile(),
    rows: 1,
  });

  /** Nobody has acted since. */
  const unmoved = (match: string, head: number): PendingQuery => ({
    query: db
      .updateTable('match')
      .set({ head })
      .where('key', '=', match)
      .where('head', '=', head)
      .compile(),
    rows: 1,
  });

  const marked = (mark: Mark | null): readonly PendingQuery[] =>
    mark === null ? [] : [{ query: db.insertInto('mark').values(mark).compile(), rows: 1 }];

  const created = (
    agreed: Agreed,
    seats: readonly SeatHolder[],
    tickets: readonly Ticket[],
  ): PendingQuery[] => [
    { query: db.insertInto('match').values(matchRow(agreed, seal)).compile() },
    ...seats.map((holder, place) => ({
      query: db
        .insertInto('seat')
        .values(seatRow(agreed.key, holder, place))
        .compile(),
    })),
    ...tickets.map(insertTicket),
  ];

  return {
    isShared: database.isShared,
    create: (agreed, seats, tickets, mark = null) =>
      database.write([...created(agreed, seats, tickets), ...marked(mark)]),

    rematch: (over, ...plan) =>
      database.write([
        {
          query: db
            .updateTable('match')
            .set({ rematch: plan[0].key })
            .where('key', '=', over)
            .where('rematch', 'is', null)
            .compile(),
          rows: 1,
        },
        renewed(over),
        ...created(...plan),
      ]),

    sit: (key, holder, mark = null) =>
      database.write([
        // Whoever comes at the same moment waits for this row, and sees then who has come.
        renewed(key.match),
        {
          query: db
            .updateTable('seat')
            .set({ held_by: holder.by, name: holder.name, nonce: holder.nonce })
            .where('match', '=', key.match)
            .where('seat', '=', holder.seat)
            .where('held_by', '=', 'open')
            .where(({ not, exists }) => not(exists(promised(key.match, holder.seat))))
            .where(({ not, exists }) => not(exists(known(key.match, mark?.mark ?? ''))))
            .compile(),
          rows: 1,
        },
        insertTicket(key),
        ...marked(mark),
      ]),

    async openTables(since, most) {
      const rows = await database.read(
        db
          .selectFrom('match')
          .selectAll()
          .where('is_open', '=', 1)
          .where('start', 'is', null)
          .where('begun', '>=', since)
          .orderBy('begun', 'desc')
          .limit(most)
          .compile(),
      );
      if (rows.length === 0) return [];
      const keys = rows.map(({ key }) => key);
      const invites = await database.read(
        db
          .selectFrom('ticket')
          .select(['match', 'seat'])
          .where('match', 'in', keys)
          .where('kind', '=', 'invite')
          .compile(),
      );
      const marks = await database.read(
        db.selectFrom('mark').selectAll().where('match', 'in', keys).compile(),
      );
      const seats = await database.read(
        db.selectFrom('seat').selectAll().where('match', 'in', keys).orderBy('place').compile(),
      );
      return rows.map(row => {
        const one = keptOf(
          row,
          seats.filter(({ match }) => match === row.key),
          seal,
        );
        const given = invites.filter(({ match }) => match === one.key).map(({ seat }) => seat);
        const free = one.seats.filter(({ seat, by }) => by === 'open' && !given.includes(seat));
        return {
          kept: one,
          free: free.map(({ seat }) => seat),
          marks: marks.filter(({ match }) => match === one.key).map(({ mark }) => mark),
        };
      });
    },

    async openTablesOf(mark, since) {
      const row = await first(
        db
          .selectFrom('mark')
          .innerJoin('match', 'match.key', 'mark.match')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('mark.mark', '=', mark)
          .where('match.is_open', '=', 1)
          .where('match.start', 'is', null)
          .where('match.begun', '>=', since)
          .compile(),
      );
      return Number(row?.count ?? 0);
    },

    marks: match =>
      database.read(db.selectFrom('mark').selectAll().where('match', '=', match).compile()),

    async blocked(mark) {
      const rows = await database.read(
        db
          .selectFrom('block')
          .selectAll()
          .where(({ eb, or }) => or([eb('by', '=', mark), eb('mark', '=', mark)]))
          .compile(),
      );
      return new Set(rows.map(row => (row.by === mark ? row.mark : row.by)));
    },

    async block(by, mark, on) {
      const query = on
        ? db
            .insertInto('block')
            .values({ by, mark })
            .onConflict(conflict => conflict.columns(['by', 'mark']).doNothing())
            .compile()
        : db.deleteFrom('block').where('by', '=', by).where('mark', '=', mark).compile();
      await database.write([{ query }]);
    },

    async report(row) {
      const { name, reason, at } = row;
      const query = db
        .insertInto('report')
        .values(row)
        .onConflict(conflict =>
          conflict.columns(['match', 'seat', 'by']).doUpdateSet({ name, reason, at }),
        )
        .compile();
      await database.write([{ query }]);
    },

    settle: (match, known, what) =>
      database.write([
        {
          query: db
            .updateTable('match')
            .set({ ...settledRow(what), renewed: known + 1 })
            .where('key', '=', match)
            .where('renewed', '=', known)
            .compile(),
          rows: 1,
        },
        ...(what.alarm === undefined ? [] : [alarm(match, what.alarm, known)]),
      ]),

    async ticket(hash) {
      const row = await first(
        db.selectFrom('ticket').selectAll().where('hash', '=', hash).compile(),
      );
      return row && ticketOf(row);
    },

    issue: ticket => database.write([insertTicket(ticket)]),

    vacate: ticket =>
      database.write([
        ...locked(ticket.match, ticket.seat!),
        {
          query: db
            .updateTable('seat')
            .set({ held_by: 'open', level: null })
            .where('match', '=', ticket.match)
            .where('seat', '=', ticket.seat!)
            .compile(),
          rows: 1,
        },
        insertTicket(ticket),
        renewed(ticket.match),
      ]),

    mechanise: (match, seat, level, now, head) =>
      database.write([
        ...(head === undefined ? [] : [unmoved(match, head)]),
        ...locked(match, seat),
        {
          query: db
            .updateTable('seat')
            .set({ held_by: 'machine', level, name: '' })
            .where('match', '=', match)
            .where('seat', '=', seat)
            .compile(),
          rows: 1,
        },
        // Whether it is asked at all shows when somebody does the duty.
        bot(match, seat, 0, now),
        renewed(match),
      ]),

    claim: (invite, key, holder) =>
      database.write([
        {
          query: db
            .updateTable('ticket')
            .set({ used_for: key.hash })
            .where('hash', '=', invite)
            .where('used_for', 'is', null)
            .compile(),
          rows: 1,
        },
        insertTicket(key),
        renewed(key.match),
        ...(holder === null
          ? []
          : [
              {
                query: db
                  .updateTable('seat')
                  .set({ held_by: holder.by, name: holder.name, nonce: holder.nonce })
                  .where('match', '=', key.match)
                  .where('seat', '=', holder.seat)
                  .compile(),
                rows: 1,
              },
            ]),
      ]),

    kept,

    start: (match, start, progress, machine, next, notice) =>
      database.write([
        {
          query: db
            .updateTable('match')
            .set({ start: seal.close(JSON.stringify(start)), ...progressRow(progress) })
            .where('key', '=', match)
            .where('start', 'is', null)
            .compile(),
          rows: 1,
        },
        bot(match, machine, 0, progress.touched),
        alarm(match, next, 0),
        ...(notice === null ? [] : [lookAgain(match, 'notice', notice, 0)]),
        renewed(match),
      ]),

    async notify(notice, due) {
      const row = noticeRow(notice, seal);
      const { address, language, told, failed } = row;
      await database.write([
        {
          query: db
            .insertInto('notice')
            .values(row)
            .onConflict(conflict =>
              conflict
                .columns(['match', 'seat', 'id'])
                .doUpdateSet({ address, language, told, failed }),
            )
            .compile(),
        },
        {
          query: db
            .updateTable('match')
            .set(({ eb }) => ({ has_notices: 1, renewed: eb('renewed', '+', 1) }))
            .where('key', '=', notice.match)
            .compile(),
          rows: 1,
        },
        lookAgain(notice.match, 'notice', { seat: notice.seat, due }, 0),
      ]);
    },

    async silence(match, seat, id) {
      const query = db
        .deleteFrom('notice')
        .where('match', '=', match)
        .where('seat', '=', seat)
        .where('id', '=', id)
        .compile();
      await database.write([{ query }]);
    },

    async notices(match) {
      const rows = await database.read(
        db.selectFrom('notice').selectAll().where('match', '=', match).compile(),
      );
      return rows.map(row => noticeOf(row, seal));
    },

    async notified({ match, seat, id, told, failed }) {
      const query = db
        .updateTable('notice')
        .set({ told, failed })
        .where('match', '=', match)
        .where('seat', '=', seat)
        .where('id', '=', id)
        .compile();
      await database.write([{ query }]);
    },

    async load(match) {
      for (;;) {
        const found = await kept(match);
        if (found === null) return null;
        const snapshot = await first(
          db.selectFrom('snapshot').selectAll().where('match', '=', match).compile(),
        );
        const entries = (await since(match, 0)).flatMap(row => deedOf(row).entries);
        // Somebody has written meanwhile: what was read does not belong together.
        if (entries.length !== found.head) continue;
        return { kept: found, entries, snapshot: snapshot && snapshotOf(snapshot) };
      }
    },

    since: async (match, head) => (await since(match, head)).map(deedOf),

    async deed(match, id) {
      const row = await first(
        db.selectFrom('deed').selectAll().where('match', '=', match).where('id', '=', id).compile(),
      );
      return row && deedOf(row);
    },

    append({ match, deed, progress, renewed, snapshot, machine, alarm: next, notice }) {
      const steps: PendingQuery[] = [
        { query: db.insertInto('deed').values(deedRow(match, deed)).compile(), rows: 1 },
        {
          query: db
            .updateTable('match')
            .set(progressRow(progress))
            .where('key', '=', match)
            .where('head', '=', deed.after)
            .where('renewed', '=', renewed)
            .compile(),
          rows: 1,
        },
      ];
      if (machine !== undefined) steps.push(bot(match, machine, deed.head, deed.at));
      if (next !== undefined) steps.push(alarm(match, next, deed.head));
      if (notice !== undefined) steps.push(lookAgain(match, 'notice', notice, deed.head));
      if (snapshot !== null) {
        const fresh = snapshotRow(snapshot);
        steps.push({
          query: db
            .insertInto('snapshot')
            .values({ match, ...fresh })
            .onConflict(conflict => conflict.column('match').doUpdateSet(fresh))
            .compile(),
        });
      }
      return database.write(steps);
    },

    async standings(matches) {
      if (matches.length === 0) return new Map();
      const rows = await database.read(
        db
          .selectFrom('match')
          .select(['key', 'head', 'renewed'])
          .where('key', 'in', [...matches])
          .compile(),
      );
      return new Map(rows.map(({ key, ...standing }) => [key, standing]));
    },
  };
}

import type { Hall, MatchNews } from '@oubliette/host/hall';
import pg from 'pg';
import { freshSecret } from '../fresh.ts';

const CHANNEL = 'oubliette';
/** What happens within so many milliseconds is told together. */
const GATHER_MS = 5;
/** PostgreSQL takes notices of less than 8,000 bytes. */
const MOST_CHANGES = 60;
const AGAIN_MS = 500;

/** News between nodes: a hint of what has grown, after it was written. Whatever is lost is found by looking. */
export interface News {
  close(): Promise<void>;
}

/**
 * Tells other nodes what happened here, and hears from them. Never in the transaction that writes: a
 * notice takes a lock of the whole database until the commit.
 */
export function postgresNews(hall: Hall, pool: pg.Pool, address: string): News {
  const node = freshSecret(6);
  let due: MatchNews[] = [];
  let timer: NodeJS.Timeout | null = null;
  let listener: pg.Client | null = null;
  let isClosed = false;

  hall.listen(change => {
    due.push(change);
    timer ??= setTimeout(send, GATHER_MS);
  });

  function send(): void {
    timer = null;
    const changes = due;
    due = [];
    while (changes.length > 0) {
      const notice = JSON.stringify({ node, changes: changes.splice(0, MOST_CHANGES) });
      void pool.query('select pg_notify($1, $2)', [CHANNEL, notice]).catch(() => {});
    }
  }

  function hear(payload = ''): void {
    const notice = JSON.parse(payload) as { node: string; changes: MatchNews[] };
    if (notice.node === node) return;
    for (const change of notice.changes) void hall.hear(change, notice.node).catch(() => {});
  }

  async function listen(): Promise<void> {
    if (isClosed) return;
    const client = new pg.Client({ connectionString: address, keepAlive: true });
    let isGone = false;
    const again = () => {
      if (isGone) return;
      isGone = true;
      void client.end().catch(() => {});
      setTimeout(() => void listen(), AGAIN_MS).unref();
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload }) => hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      listener = client;
    } catch {
      again();
    }
  }

  void listen();
  return {
    async close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await listener?.end().catch(() => {});
    },
  };
}

import { Worker } from 'node:worker_threads';
import { StoreAway } from '@oubliette/host/hall';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqlDatabase } from './database.ts';
import { migrate } from './migrations.ts';
import type { JobDone, PlainStep, SqliteJob, SqliteRows } from './sqlite-jobs.ts';
import type { Tables } from './tables.ts';

type Asking = SqliteJob extends infer One
  ? One extends SqliteJob
    ? Omit<One, 'id'>
    : never
  : never;

interface Waiting {
  readonly keep: (value: never) => void;
  readonly fail: (error: Error) => void;
}

/** The thread that owns the file: whoever asks it never waits for the disk on the event loop. */
function hire(path: string) {
  const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), {
    workerData: { path },
  });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let gone: Error | null = null;

  worker.on('message', (done: readonly JobDone[]) => {
    for (const one of done) {
      const asker = waiting.get(one.id);
      waiting.delete(one.id);
      if ('error' in one) asker?.fail(new StoreAway(one.error));
      else asker?.keep(one.value as never);
    }
  });
  const lose = (error: Error) => {
    gone ??= new StoreAway(error.message, { cause: error });
    for (const { fail } of waiting.values()) fail(gone);
    waiting.clear();
  };
  worker.on('error', lose);
  worker.on('exit', code => lose(new Error(`the thread of the database ended with ${code}`)));

  return <Value>(job: Asking): Promise<Value> => {
    if (gone) return Promise.reject(gone);
    const id = ++asked;
    return new Promise<Value>((keep, fail) => {
      waiting.set(id, { keep, fail });
      worker.postMessage({ ...job, id } as SqliteJob);
    });
  };
}

const plain = ({ sql, parameters }: CompiledQuery, rows?: number): PlainStep => ({
  sql,
  parameters,
  rows,
});

/** An SQLite file, with a thread of its own. */
export async function sqliteDatabase(path: string): Promise<SqlDatabase> {
  const ask = hire(path);
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery) {
      const { rows, changes } = await ask<SqliteRows>({ do: 'run', step: plain(query) });
      return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
    },
    // biome-ignore lint/correctness/useYield: nobody reads rows one by one here
    async *streamQuery() {
      throw new Error('Rows are not streamed.');
    },
  };
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: async () => {},
    commitTransaction: async () => {},
    rollbackTransaction: async () => {},
    releaseConnection: async () => {},
    destroy: async () => {},
  };
  const queries = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: db => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  await migrate(queries as never);
  return {
    isShared: false,
    queries,
    async read<Row>(query: CompiledQuery<Row>) {
      const { rows } = await ask<SqliteRows>({ do: 'read', step: plain(query) });
      return rows as Row[];
    },
    write: steps => ask({ do: 'write', steps: steps.map(({ query, rows }) => plain(query, rows)) }),
    async close() {
      await ask({ do: 'close' });
    },
  };
}

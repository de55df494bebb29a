import { StoreAway } from '@oubliette/host/hall';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { PendingQuery, SqlDatabase } from './database.ts';
import { migrate } from './migrations.ts';
import type { Tables } from './tables.ts';

/** Whoever waits longer is told to come again later. */
const PATIENCE_MS = 1500;
const MOST_CONNECTIONS = 16;

/** `bigint` as a number: times and counts are far below what a number holds exactly. */
const types = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

const THERE_ALREADY = '23505';

/**
 * Whether the database was away, or will do it when it is asked again: no answer at all, a connection
 * that broke, a server that ends or begins, too little of something, two who waited for each other.
 */
function isAway(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === undefined || !/^[0-9A-Z]{5}$/.test(code) || /^(08|40|53|57|58)/.test(code);
}

const away = (error: unknown): Error => {
  const { message } = error instanceof Error ? error : new Error(String(error));
  return isAway(error) ? new StoreAway(message, { cause: error }) : (error as Error);
};

/** A PostgreSQL database that several nodes share. */
export async function postgresDatabase(
  address: string,
  failed: (error: unknown) => void,
): Promise<SqlDatabase & { readonly pool: pg.Pool }> {
  const pool = new pg.Pool({
    connectionString: address,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    application_name: 'oubliette',
    types,
  });
  // A connection that breaks while nobody uses it is replaced; whoever asks next notices nothing.
  pool.on('error', error => {
    if (!isAway(error)) failed(error);
  });
  // One that breaks within a deed fails that deed; unheard, it would end the whole node.
  pool.on('connect', client => client.on('error', () => {}));
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

  async function inOne(steps: readonly PendingQuery[]): Promise<boolean> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      for (const { query, rows } of steps) {
        const { rowCount } = await client.query(named(query));
        if (rows === undefined || rowCount === rows) continue;
        await client.query('ROLLBACK');
        return false;
      }
      await client.query('COMMIT');
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === THERE_ALREADY) {
        await client.query('ROLLBACK');
        return false;
      }
      broken = error as Error;
      throw error;
    } finally {
      // Nobody else gets a connection of which nobody knows what it does.
      client.release(broken);
    }
  }

  try {
    await migrate(queries as never);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    isShared: true,
    queries,
    pool,
    async read<Row>(query: CompiledQuery<Row>) {
      try {
        return (await pool.query(named(query))).rows as Row[];
      } catch (error) {
        throw away(error);
      }
    },
    async write(steps) {
      try {
        return await inOne(steps);
      } catch (error) {
        throw away(error);
      }
    },
    close: () => pool.end(),
  };
}

const names = new Map<string, string>();

/** A statement under a name is planned once per connection. */
function named({ sql, parameters }: CompiledQuery) {
  let name = names.get(sql);
  if (name === undefined && !sql.includes(' in (')) {
    name = `o${names.size}`;
    names.set(sql, name);
  }
  return { ...(name && { name }), text: sql, values: [...parameters] };
}

import { randomBytes } from 'node:crypto';
import type { ServerOptions } from '../server.ts';
import { openTestServer, type TestServer } from './open-server.ts';
import { openPostgres } from './postgres.ts';

/** A server of its own, or two nodes of one: people sit at the first and at the last. */
export interface Nodes {
  readonly first: string;
  readonly last: string;
  readonly servers: readonly TestServer[];
  close(): Promise<void>;
}

type Asked = Omit<Partial<ServerOptions>, 'keeping'>;

async function alone(options: Asked = {}): Promise<Nodes> {
  const server = await openTestServer(options);
  const { origin, close } = server;
  return { first: origin, last: origin, servers: [server], close };
}

async function two(options: Asked = {}): Promise<Nodes> {
  const postgres = await openPostgres();
  const sealKey = randomBytes(32).toString('base64');
  const keeping = { databaseUrl: postgres.address, sealKey };
  const servers = [
    await openTestServer({ ...options, keeping }),
    await openTestServer({ ...options, keeping }),
  ];
  const [first, last] = servers.map(({ origin }) => origin) as [string, string];
  return {
    ...{ first, last, servers },
    async close() {
      await Promise.all(servers.map(server => server.close()));
      await postgres.close();
    },
  };
}

/** Both kinds of store, for `describe.each`. */
export const STORES = [
  ['one server with an SQLite file', alone],
  ['two nodes on PostgreSQL', two],
] as const;

import type { IncomingMessage, RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';
import { games } from '@oubliette/host';
import { createHall, type Hall } from '@oubliette/host/hall';
import { openDataFolder } from './data-folder.ts';
import { freshKey, freshSecret } from './fresh.ts';
import { createApi } from './http/api.ts';
import { isOwnOrigin } from './origin.ts';
import { createSockets } from './sockets/sockets.ts';
import { sqlHallStore } from './store/hall-store.ts';
import { sealWith } from './store/seal.ts';
import { sqliteDatabase } from './store/sqlite.ts';

export interface ServerOptions {
  /** The folder that everything is kept in. */
  readonly data: string;
  readonly now?: () => number;
  /** Something broke that nobody expected. */
  readonly failed?: (error: unknown) => void;
}

/** Online play, to be opened at some address by whoever serves the table there. */
export interface OnlineServer {
  readonly hall: Hall;
  /** Answers what lies below `/api/`. */
  readonly answer: RequestListener;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  close(): Promise<void>;
}

export async function createServer({
  data,
  now = Date.now,
  failed = error => console.error(error),
}: ServerOptions): Promise<OnlineServer> {
  const folder = openDataFolder(data);
  const database = await sqliteDatabase(folder.database).catch(error => {
    folder.release();
    throw error;
  });
  const store = sqlHallStore(database, sealWith(folder.sealKey));
  const hall = createHall(store, games, { now, freshKey, freshSeed: freshSecret });
  const api = createApi(hall, now, failed);
  const sockets = createSockets(hall, now, failed);
  await api.ready();
  return {
    hall,
    answer: (request, response) => api.routing(request, response),
    upgrade(request, socket, head) {
      if (isOwnOrigin(request) && request.url?.split('?')[0] === '/api/socket')
        sockets.upgrade(request, socket, head);
      else socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
    },
    async close() {
      sockets.close();
      await api.close();
      await database.close();
      folder.release();
    },
  };
}

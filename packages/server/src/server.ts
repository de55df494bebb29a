import type { IncomingMessage, RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Crew } from '@oubliette/bots/crew';
import { games } from '@oubliette/host';
import { createHall, type Hall } from '@oubliette/host/hall';
import { ALLOWED, type Allowance } from './bucket.ts';
import { doDuties } from './duties/duties.ts';
import { dutyStore } from './duties/duty-store.ts';
import { freshKey, freshSecret } from './fresh.ts';
import { createApi } from './http/api.ts';
import { openKeeping, type StoreLocation } from './keeping.ts';
import { lookAround } from './news/looking-around.ts';
import { postgresNews } from './news/postgres-news.ts';
import { notifyPeople } from './notices/notifying.ts';
import { outside } from './notices/outside.ts';
import { pushKeys } from './notices/push-keys.ts';
import { createTelling } from './notices/telling.ts';
import { createLog } from './operations/log.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';
import { createPulse } from './operations/pulse.ts';
import { keepClean } from './operations/retention.ts';
import { isOwnOrigin } from './origin.ts';
import { createSockets } from './sockets/sockets.ts';

export interface ServerOptions {
  readonly keeping: StoreLocation;
  readonly now?: () => number;
  readonly freshSeed?: () => string;
  /** Who thinks for the machine; threads of this process unless somebody else is named. */
  readonly crew?: Crew;
  /** Whether other nodes are told at once what happened here; if not, they find it when they look. */
  readonly tellsNodes?: boolean;
  /** How often whoever has a socket or a key may ask. */
  readonly allowed?: Allowance;
  /** Where people find it from outside, behind a proxy. */
  readonly publicOrigin?: string | null;
  /** Whether tables may be open to anybody who finds them. */
  readonly openTables?: boolean;
  /** Whether people may be told at addresses in the network of the server, and without encryption. */
  readonly tellsPrivately?: boolean;
  /** Something broke that nobody expected. */
  readonly failed?: (error: unknown) => void;
}

/** Online play, to be opened at some address by whoever serves the table there. */
export interface OnlineServer {
  readonly hall: Hall;
  readonly metrics: Metrics;
  /** Answers what lies below `/api/`. */
  readonly answer: RequestListener;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  close(): Promise<void>;
}

export async function createServer({
  keeping: place,
  now = Date.now,
  freshSeed = freshSecret,
  crew,
  tellsNodes = true,
  allowed = ALLOWED,
  publicOrigin = null,
  openTables = false,
  tellsPrivately = false,
  failed = unexpected(),
}: ServerOptions): Promise<OnlineServer> {
  const keeping = await openKeeping(place, failed);
  const { store, database, shared, seal } = keeping;
  // The first who comes waits for no engine.
  await Promise.all(Object.values(games).map(load => load({})));
  const metrics = createMetrics();
  const keys = await pushKeys(database, seal);
  const telling = createTelling(keys, outside(tellsPrivately), publicOrigin, tellsPrivately);
  const { unreachable } = telling;
  const offers = { ...telling.offers, tables: openTables };
  const environment = { now, freshKey, freshSeed, offers, unreachable };
  const hall = metrics.measured(createHall(store, games, environment));
  let isClosing = false;
  const isReady = async () => {
    if (isClosing) return false;
    await store.standings(['nobody']);
    return pulse.isWriting;
  };
  const news = shared && tellsNodes ? postgresNews(hall, shared.pool, shared.address) : null;
  const looking = shared ? lookAround(hall, failed) : null;
  const pulse = await createPulse(database, now, failed);
  const retention = keepClean(database, now, failed);
  const duties = doDuties(hall, database, now, failed, crew);
  const itsDuties = dutyStore(database, freshSecret(6));
  const notifying = notifyPeople(hall, store, itsDuties, telling, now, failed);
  const api = createApi(hall, now, failed, isReady, allowed, publicOrigin);
  const sockets = createSockets(hall, now, failed, allowed);
  metrics.watch({ sockets: () => sockets.open, tables: () => hall.open });
  await api.ready();
  return {
    hall,
    metrics,
    answer: (request, response) => api.routing(request, response),
    upgrade(request, socket, head) {
      if (isOwnOrigin(request, publicOrigin) && request.url?.split('?')[0] === '/api/socket')
        sockets.upgrade(request, socket, head);
      else socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
    },
    async close() {
      isClosing = true;
      looking?.stop();
      sockets.close();
      await duties.stop();
      await notifying.stop();
      await pulse.stop();
      await retention.stop();
      await api.close();
      await news?.close();
      await keeping.close();
    },
  };
}

function unexpected(): (error: unknown) => void {
  const log = createLog();
  return error => log.error({ error }, 'unexpected');
}

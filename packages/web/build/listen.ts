import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

export interface ListeningPlace {
  readonly port: number;
  readonly host: string;
  /** Where people find it from outside, behind a proxy: `https://…`, without a path. */
  readonly publicOrigin?: string | null;
}

export interface OpenedServer {
  readonly port: number;
  close(): void;
}

/** Who takes a connection that wants to become a socket. */
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** What is done with whatever comes to an address; without `upgrade` nothing becomes a socket. */
export interface Answering {
  readonly answer: RequestListener;
  readonly upgrade?: Upgrade;
}

/** `localhost` is both: a browser may try either first. */
const LOOPBACKS = ['127.0.0.1', '::1'];
const TRIES = 20;

/**
 * Listens at the port and at no other: another port would be another origin, with an empty shelf.
 * Port 0 is any that is free.
 */
export async function listen(
  how: RequestListener | Answering,
  { port, host }: ListeningPlace,
): Promise<OpenedServer> {
  const answering = typeof how === 'function' ? { answer: how } : how;
  if (host !== 'localhost') return opened([await listenAt(answering, port, host)]);
  for (let tries = 1; ; tries++) {
    try {
      return opened(await listenAtBoth(answering, port));
    } catch (fault) {
      if (port !== 0 || codeOf(fault) !== 'EADDRINUSE' || tries === TRIES) throw fault;
    }
  }
}

async function listenAtBoth(how: Answering, port: number): Promise<Server[]> {
  const servers: Server[] = [];
  for (const address of LOOPBACKS) {
    try {
      const wanted = servers[0] ? portOf(servers[0]) : port;
      servers.push(await listenAt(how, wanted, address));
    } catch (fault) {
      // A machine may know only one of the two.
      if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(fault))) continue;
      for (const server of servers) server.close();
      throw fault;
    }
  }
  return servers;
}

async function listenAt(
  { answer, upgrade }: Answering,
  port: number,
  host: string,
): Promise<Server> {
  const server = createServer(answer);
  if (upgrade) server.on('upgrade', upgrade);
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

function opened(servers: readonly Server[]): OpenedServer {
  const [first] = servers;
  if (!first) throw new Error('This machine has no address of its own.');
  return {
    port: portOf(first),
    close: () => {
      for (const server of servers) server.close();
    },
  };
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
const codeOf = (fault: unknown): string => (fault as NodeJS.ErrnoException).code ?? '';

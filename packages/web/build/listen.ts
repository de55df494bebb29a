import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Place {
  readonly port: number;
  readonly host: string;
}

export interface Opened {
  readonly port: number;
  close(): void;
}

/** `localhost` is both: a browser may try either first. */
const LOOPBACKS = ['127.0.0.1', '::1'];
const TRIES = 20;

/**
 * Listens at the port and at no other: another port would be another origin, with an empty shelf.
 * Port 0 is any that is free.
 */
export async function listen(answer: RequestListener, { port, host }: Place): Promise<Opened> {
  if (host !== 'localhost') return opened([await listenAt(answer, port, host)]);
  for (let tries = 1; ; tries++) {
    try {
      return opened(await listenAtBoth(answer, port));
    } catch (fault) {
      if (port !== 0 || codeOf(fault) !== 'EADDRINUSE' || tries === TRIES) throw fault;
    }
  }
}

async function listenAtBoth(answer: RequestListener, port: number): Promise<Server[]> {
  const servers: Server[] = [];
  for (const address of LOOPBACKS) {
    try {
      const wanted = servers[0] ? portOf(servers[0]) : port;
      servers.push(await listenAt(answer, wanted, address));
    } catch (fault) {
      // A machine may know only one of the two.
      if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(fault))) continue;
      for (const server of servers) server.close();
      throw fault;
    }
  }
  return servers;
}

async function listenAt(answer: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(answer);
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

function opened(servers: readonly Server[]): Opened {
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

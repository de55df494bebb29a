import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Place {
  readonly port: number;
  readonly host: string;
}

/** Listens at the port or, when that is taken, at a free one; gives the port it got. */
export async function listen(server: Server, { port, host }: Place): Promise<number> {
  try {
    return await listenAt(server, port, host);
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw fault;
    return await listenAt(server, 0, host);
  }
}

async function listenAt(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

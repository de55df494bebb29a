import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type OnlineServer, type ServerOptions } from '../server.ts';

/** A server of its own on this machine, at a port that the system chooses. */
export interface TestServer extends OnlineServer {
  readonly origin: string;
}

export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'oubliette-server-'));

/** Keeps everything in a folder that goes with it, unless a place is named. */
export async function openTestServer(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const data = temporaryFolder();
  const server = await createServer({ keeping: { data }, ...options });
  const http = createHttpServer(server.answer).on('upgrade', server.upgrade);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  return {
    ...server,
    origin: `http://127.0.0.1:${port}`,
    async close() {
      http.close();
      http.closeAllConnections();
      await server.close();
      rmSync(data, { recursive: true });
    },
  };
}

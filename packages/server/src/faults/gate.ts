import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a port that can become a black hole: connections stay open, and nothing comes through. */
export interface DatabaseGate {
  readonly port: number;
  swallow(isHole: boolean): void;
  close(): void;
}

export async function openGate(to: number): Promise<DatabaseGate> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isHole = false;

  const join = (client: Socket, far: Socket) => {
    client.pipe(far);
    far.pipe(client);
  };
  const part = (client: Socket, far: Socket) => {
    client.unpipe(far);
    far.unpipe(client);
    client.pause();
    far.pause();
  };

  const server = createServer(client => {
    const far = connect(to, '127.0.0.1');
    const pair = [client, far] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      client.destroy();
      far.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    if (isHole) part(client, far);
    else join(client, far);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    swallow(next) {
      isHole = next;
      for (const [client, far] of pairs) {
        if (isHole) part(client, far);
        else join(client, far);
      }
    },
    close() {
      server.close();
      for (const [client, far] of pairs) {
        client.destroy();
        far.destroy();
      }
    },
  };
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A plain balancer for TCP: it knows ports, not what is said, and can cut what goes through it. */
export interface Balancer {
  readonly origin: string;
  readonly open: number;
  /** Cuts a part of the connections: with a reset, without a word, in the middle of a frame. */
  cut(share: number): void;
  close(): void;
}

interface Pair {
  readonly client: Socket;
  readonly node: Socket;
}

export async function openBalancer(ports: () => readonly number[]): Promise<Balancer> {
  const pairs = new Set<Pair>();
  let turn = 0;

  const server = createServer({ pauseOnConnect: true }, client => {
    const all = ports();
    const first = turn++;
    client.on('error', () => client.destroy());
    const reach = (tries: number): void => {
      const port = all[(first + tries) % all.length];
      if (port === undefined || tries === all.length) return void client.destroy();
      const node = connect(port, '127.0.0.1');
      const next = () => reach(tries + 1);
      node.once('error', next);
      node.once('connect', () => {
        node.off('error', next);
        node.on('error', () => node.destroy());
        const pair = { client, node };
        pairs.add(pair);
        const end = () => {
          pairs.delete(pair);
          client.destroy();
          node.destroy();
        };
        client.once('close', end);
        node.once('close', end);
        client.pipe(node);
        node.pipe(client);
        client.resume();
      });
    };
    reach(0);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const ways: readonly ((pair: Pair) => void)[] = [
    ({ client, node }) => {
      client.resetAndDestroy();
      node.resetAndDestroy();
    },
    // Half-open: the node still believes in it, and the client hears nothing more.
    ({ client, node }) => {
      node.unpipe(client);
      client.unpipe(node);
      setTimeout(() => client.destroy(), 300);
    },
    // The head of a frame, and nothing after it.
    ({ client, node }) => {
      node.unpipe(client);
      client.write(Buffer.from([0x81, 0x7e, 0x01]));
      client.destroySoon();
    },
  ];

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get open() {
      return pairs.size;
    },
    cut(share) {
      for (const pair of pairs)
        if (Math.random() < share) ways[Math.floor(Math.random() * ways.length)]!(pair);
    },
    close() {
      server.close();
      for (const { client, node } of pairs) {
        client.destroy();
        node.destroy();
      }
    },
  };
}

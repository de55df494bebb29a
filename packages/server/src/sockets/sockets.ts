import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Hall } from '@oubliette/host/hall';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Allowance, bucketOf } from '../bucket.ts';
import { openSession } from './session.ts';

const MOST_BYTES = 16 * 1024;
/** Whoever does not read is let go: nothing piles up for somebody who is not there. */
const MOST_UNREAD = 256 * 1024;
const HEARTBEAT_MS = 20_000;

export interface Sockets {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  readonly open: number;
  /** Says goodbye: whoever is there comes back to the node that follows. */
  close(): void;
}

export function createSockets(
  hall: Hall,
  now: () => number,
  failed: (error: unknown) => void,
  allowed: Allowance,
): Sockets {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
    clientTracking: true,
  });
  const alive = new WeakSet<WebSocket>();

  server.on('connection', socket => {
    alive.add(socket);
    const session = openSession(
      hall,
      {
        send(text) {
          if (socket.bufferedAmount > MOST_UNREAD) return socket.terminate();
          if (socket.readyState === socket.OPEN) socket.send(text);
        },
        close: () => socket.close(1002),
      },
      now,
      failed,
      bucketOf(allowed, Date.now),
    );
    socket.on('message', (data, isBinary) => {
      alive.add(socket);
      if (isBinary) return socket.close(1003);
      void session.hear(String(data)).catch(failed);
    });
    socket.on('pong', () => alive.add(socket));
    socket.on('close', () => session.end());
    socket.on('error', () => socket.terminate());
  });

  const heartbeat = setInterval(() => {
    for (const socket of server.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    upgrade: (request, socket, head) =>
      server.handleUpgrade(request, socket, head, opened => server.emit('connection', opened)),
    get open() {
      return server.clients.size;
    },
    close() {
      clearInterval(heartbeat);
      for (const socket of server.clients) socket.close(1012);
      server.close();
    },
  };
}

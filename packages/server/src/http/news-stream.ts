import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hall, Ticket } from '@oubliette/host/hall';
import { openSession } from '../sockets/session.ts';

const HEARTBEAT_MS = 20_000;
const MOST_UNREAD = 256 * 1024;

/**
 * What a socket would tell somebody who follows a match, as server-sent events. Each has the story that
 * is known after it as its id: whoever comes back with it gets only what is missing.
 */
export function newsStream(
  hall: Hall,
  ticket: Ticket,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
  failed: (error: unknown) => void,
): void {
  const known = knownFrom(request.headers['last-event-id']);
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const line = {
    send(text: string, shown?: { readonly head: number; readonly moments: number }) {
      if (response.writableLength > MOST_UNREAD) return void response.destroy();
      response.write(`${shown ? `id: ${shown.head}.${shown.moments}\n` : ''}data: ${text}\n\n`);
    },
    close: () => void response.end(),
  };
  const session = openSession(hall, line, Date.now, failed);
  const beat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS);
  beat.unref();
  response.on('close', () => {
    clearInterval(beat);
    session.end();
  });
  const follow = {
    do: 'follow' as const,
    id: 'news',
    key,
    outlook: false,
    ...(known && { known }),
  };
  void session.follow(follow, ticket).catch(failed);
}

function knownFrom(id: string | string[] | undefined) {
  const [, head, moments] = /^(\d{1,9})\.(\d{1,9})$/.exec(String(id)) ?? [];
  return head === undefined ? null : { head: Number(head), moments: Number(moments) };
}

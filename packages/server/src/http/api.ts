import { type Hall, isForHall, type SentAnswer, StoreAway, unknownKey } from '@oubliette/host/hall';
import { FRAMES, type Tidings, type WireFrame } from '@oubliette/host/wire';
import { fault } from '@oubliette/kernel';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Allowance, bucketsOf } from '../bucket.ts';
import { readFrame } from '../frames.ts';
import { foreignOrigin, isOwnOrigin } from '../origin.ts';
import { openApi, wireSchemas } from './documents.ts';
import { newsStream } from './news-stream.ts';

const MOST_BYTES = 16 * 1024;
/** When to ask again while the store is away. */
const AWAY_MS = 1000;

/** Frames that go over HTTP, each at an address of its own. */
const POSTED = Object.keys(FRAMES).filter(
  what => what !== 'hello' && what !== 'leave',
) as WireFrame['do'][];

/** How an answer is called in HTTP. */
const STATUS: Readonly<Record<string, number>> = {
  'http.origin': 403,
  'key.unknown': 401,
  'key.looks-on': 403,
  'key.not-host': 403,
  'key.other-match': 403,
  'invite.unknown': 404,
  'invite.used': 410,
  'invite.expired': 410,
  'table.gone': 409,
  'table.closed': 404,
  'match.gathering': 409,
  'match.taken-name': 409,
  'match.unfinished': 409,
  'match.not-over': 409,
  'match.not-overtime': 409,
  'server.broken': 500,
};

function statusOf(text: string, tell: Tidings['tell']): number {
  if (tell === 'later') return 503;
  if (tell === 'stale') return 409;
  if (tell !== 'no') return 200;
  const { fault: wrong } = JSON.parse(text) as { fault: { code: string } };
  return STATUS[wrong.code] ?? 400;
}

/** The twin of the sockets: the same frames by POST, news as server-sent events. */
export function createApi(
  hall: Hall,
  now: () => number,
  failed: (error: unknown) => void,
  isReady: () => Promise<boolean>,
  allowed: Allowance,
  publicOrigin: string | null,
): FastifyInstance {
  const taken = bucketsOf(allowed, Date.now);
  const app = fastify({ bodyLimit: MOST_BYTES, forceCloseConnections: true });

  const say = (reply: FastifyReply, text: string, tell: Tidings['tell']) => {
    if (tell === 'later') reply.header('retry-after', '1');
    return reply
      .code(statusOf(text, tell))
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(text);
  };
  const refuse = (reply: FastifyReply, id: string | undefined, wrong: ReturnType<typeof fault>) =>
    say(reply, JSON.stringify({ tell: 'no', ...(id && { id }), fault: wrong }), 'no');

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof StoreAway) {
      const { id = '' } = (request.body ?? {}) as { id?: string };
      return say(reply, JSON.stringify({ tell: 'later', id, retryMs: AWAY_MS }), 'later');
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) failed(error);
    const text =
      status === 413
        ? `A frame has at most ${MOST_BYTES} bytes.`
        : status >= 500
          ? 'Something broke here; nothing was done.'
          : 'A frame is one JSON object, sent as application/json.';
    void reply.code(status).header('cache-control', 'no-store');
    return reply.send({
      tell: 'no',
      fault: fault(status >= 500 ? 'server.broken' : 'frame.not-json', '', text),
    });
  });
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).send({
      tell: 'no',
      fault: fault('http.unknown', '', 'There is nothing at this address; see /api/openapi.json.'),
    }),
  );

  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnOrigin(request.raw, publicOrigin))
      return refuse(reply.code(403), undefined, foreignOrigin());
  });

  for (const what of POSTED) {
    app.post(`/api/${what}`, async (request, reply) => {
      const key = keyOf(request);
      const body = typeof request.body === 'object' && request.body !== null ? request.body : {};
      const follows = what === 'follow' && key !== null;
      const read = readFrame({ ...body, do: what, ...(follows && { key }) });
      if (!read.ok) return refuse(reply, read.id, read.fault);
      const { frame } = read;
      const ticket = key === null ? null : await hall.ticket(key);
      // Keys that open nothing are easily made up: whoever shows one asks as their address does.
      const retryMs = taken(ticket === null ? request.ip : key!);
      if (retryMs > 0)
        return say(reply, JSON.stringify({ tell: 'later', id: frame.id, retryMs }), 'later');
      if (!isForHall(frame))
        return say(reply, JSON.stringify({ tell: 'pong', id: frame.id, now: now() }), 'pong');
      const told: SentAnswer = await hall.take(frame, ticket);
      reply.raw.once('finish', () => told.afterwards?.());
      return say(reply, told.text, told.tell);
    });
  }

  app.get('/api/news', async (request, reply) => {
    const key = keyOf(request);
    const ticket = key === null ? null : await hall.ticket(key);
    if (ticket === null) return refuse(reply, undefined, unknownKey());
    reply.hijack();
    newsStream(hall, ticket, key!, request.raw, reply.raw, failed);
    return reply;
  });

  app.get('/api/healthz', async () => ({ ok: true }));
  app.get('/api/readyz', async (_, reply) => {
    const ok = await isReady().catch(() => false);
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  app.get('/api/openapi.json', async () => openApi());
  app.get('/api/wire.json', async () => wireSchemas());
  return app;
}

/** Keys come in a header: no log has them, no address shows them. */
function keyOf({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w-]{22,86})$/.exec(headers.authorization ?? '')?.[1] ?? null;
}

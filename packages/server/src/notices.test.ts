import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TidingsOf } from '@oubliette/host/wire';
// @ts-expect-error: the other end of a push message has no types
import ece from 'http_ece';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshSecret } from './fresh.ts';
import { lookupPublic } from './notices/outside.ts';
import { connect, expected } from './testing/client.ts';
import { openTestServer } from './testing/open-server.ts';
import { type Nodes, STORES } from './testing/stores.ts';

/** Whoever receives what the server sends. */
function receiver() {
  const got: { readonly path: string; readonly body: Buffer; readonly headers: object }[] = [];
  const waiting: (() => void)[] = [];
  /** Asked, and not answered yet. */
  const held: ServerResponse[] = [];
  const server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    got.push({ path: request.url ?? '', body: Buffer.concat(parts), headers: request.headers });
    if (request.url === '/late') held.push(response);
    else response.writeHead(request.url === '/gone' ? 410 : 201).end();
    for (const wake of waiting.splice(0)) wake();
  });
  return {
    async open() {
      await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    close: () => server.close(),
    async at(path: string) {
      for (;;) {
        const found = got.find(one => one.path === path);
        if (found) return found;
        await new Promise<void>(wake => waiting.push(wake));
      }
    },
    all: () => got,
    held,
  };
}

describe.each(STORES)('who does not look, at %s', (_, open) => {
  let nodes: Nodes;
  let shift = 0;
  const outsider = receiver();
  let address: string;
  beforeAll(async () => {
    address = await outsider.open();
    nodes = await open({ now: () => Date.now() + shift, tellsPrivately: true });
  });
  afterAll(async () => {
    await nodes.close();
    outsider.close();
  });

  async function post(what: string, key: string, frame: object): Promise<unknown> {
    const answer = await fetch(`${nodes.last}/api/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(frame),
    });
    return answer.json();
  }

  /** A duel that nobody looks at. */
  async function begunAMinuteAgo() {
    shift = -60_000;
    const client = await connect(nodes.first);
    const [blue, yellow, invite] = [freshSecret(), freshSecret(), freshSecret()];
    const made = await client.ask({
      ...{ do: 'create', game: 'duel', options: { quick: true }, name: 'Ann' },
      ...{ key: blue, nonce: freshSecret() },
      seats: { blue: { by: 'me' }, yellow: { by: 'friend', invite } },
    });
    const { match } = expected(made, 'created');
    const claim = { do: 'claim', invite, key: yellow, nonce: freshSecret(), name: 'Ben' } as const;
    expected(await client.ask(claim), 'claimed');
    const keys: Record<string, string> = { blue, yellow };
    client.close();
    shift = 0;
    const seen = (await post('follow', blue, { id: 'a' })) as TidingsOf<'sight'>;
    const asked = seen.sight.snapshot.decision!.seats;
    return { match, keys, asked };
  }

  async function nobodyIsDue(match: string) {
    const { hall } = nodes.servers[0]!;
    while ((await hall.dueNotices(match))!.now.length > 0)
      await new Promise(soon => setTimeout(soon, 50));
  }

  const notify = (key: string, match: string, to: object, on = true, language = 'ru') =>
    post('notify', key, { id: freshSecret(), match, to, on, language });

  it('is told by a push message that only their browser can read, and that says nothing of the table', async () => {
    const { match, keys, asked } = await begunAMinuteAgo();
    const browser = createECDH('prime256v1');
    const p256dh = browser.generateKeys('base64url');
    const auth = randomBytes(16).toString('base64url');
    const to = { by: 'push', endpoint: `${address}/push-${match}`, p256dh, auth };
    expect(await notify(keys[asked[0]!]!, match, to)).toMatchObject({ tell: 'notified', match });
    const { body, headers } = await outsider.at(`/push-${match}`);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(body.toString('latin1')).not.toContain(match);
    const text = ece.decrypt(body, { version: 'aes128gcm', privateKey: browser, authSecret: auth });
    expect(JSON.parse(text.toString())).toEqual({ match, words: 'Ваш ход в партии по сети.' });
  });

  it('is told by a webhook, once for each time they are waited for', async () => {
    const { match, keys, asked } = await begunAMinuteAgo();
    const path = `/hook-${match}`;
    const to = { by: 'hook', url: `${address}${path}` };
    await notify(keys[asked[0]!]!, match, to, true, 'en');
    const { body } = await outsider.at(path);
    expect(JSON.parse(body.toString())).toMatchObject({
      text: 'It is your turn in a match online.',
      what: 'turn',
      match,
    });
    await nobodyIsDue(match);
    // Whoever opens the page again names the same address again.
    await notify(keys[asked[0]!]!, match, to, true, 'en');
    expect((await nodes.servers[0]!.hall.dueNotices(match))!.now).toEqual([]);
    expect(outsider.all().filter(one => one.path === path)).toHaveLength(1);
  });

  it('does not wait for the address of somebody else, which answers late', async () => {
    const [one, other] = [await begunAMinuteAgo(), await begunAMinuteAgo()];
    const late = { by: 'hook', url: `${address}/late` };
    await notify(one.keys[one.asked[0]!]!, one.match, late);
    await outsider.at('/late');
    const path = `/beside-${other.match}`;
    await notify(other.keys[other.asked[0]!]!, other.match, {
      by: 'hook',
      url: `${address}${path}`,
    });
    await outsider.at(path);
    const answer = outsider.held[0]!;
    expect(answer.destroyed).toBe(false);
    answer.writeHead(410).end();
    outsider.held.length = 0;
    await nobodyIsDue(one.match);
  });

  it('is told no more who does not want it, and where nobody is', async () => {
    const { match, keys, asked } = await begunAMinuteAgo();
    const to = { by: 'hook', url: `${address}/gone` };
    const off = { by: 'hook', url: `${address}/off` };
    const key = keys[asked[0]!]!;
    // It is not their turn yet: nobody is told.
    shift = -60_000;
    await notify(key, match, off);
    await notify(key, match, off, false);
    shift = 0;
    await notify(key, match, to);
    await outsider.at('/gone');
    await nobodyIsDue(match);
    expect(outsider.all().some(({ path }) => path === '/off')).toBe(false);
  });
});

describe('an address that somebody names', () => {
  it.each([
    ['push', { endpoint: 'https://elsewhere.example/x' }, 'notice.push'],
    ['push', { endpoint: 'https://fcm.googleapis.com.elsewhere.example/x' }, 'notice.push'],
    ['hook', { url: 'http://example.org/x' }, 'notice.hook'],
    ['hook', { url: 'https://127.0.0.1/x' }, 'notice.hook'],
    ['hook', { url: 'https://[::ffff:10.0.0.1]/x' }, 'notice.hook'],
    ['hook', { url: 'https://[::127.0.0.1]/x' }, 'notice.hook'],
    ['hook', { url: 'https://[64:ff9b::10.0.0.1]/x' }, 'notice.hook'],
    ['hook', { url: 'https://[2002:a00:1::]/x' }, 'notice.hook'],
    ['hook', { url: 'https://[fd00::1]/x' }, 'notice.hook'],
    ['hook', { url: 'https://localhost/x' }, 'notice.hook'],
    ['hook', { url: 'https://a:b@example.org/x' }, 'notice.hook'],
    ['hook', { url: 'ftp://example.org/x' }, 'notice.hook'],
    ['hook', { url: 'https://169.254.169.254/latest' }, 'notice.hook'],
    ['hook', { url: 'nonsense' }, 'frame.schema'],
  ])('is refused where it cannot be: %s %o', async (by, address, code) => {
    const server = await openTestServer();
    const client = await connect(server.origin);
    const key = freshSecret();
    const made = await client.ask({
      ...{ do: 'create', game: 'duel', options: { quick: true }, name: '' },
      ...{ key, nonce: freshSecret() },
      seats: { blue: { by: 'me' }, yellow: { by: 'friend', invite: freshSecret() } },
    });
    const { match } = expected(made, 'created');
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
    const to = { by, ...(by === 'push' && keys), ...address };
    const answer = await fetch(`${server.origin}/api/notify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ id: 'a', match, to, on: true }),
    });
    expect([answer.status, (await answer.json()).fault.code]).toEqual([400, code]);
    client.close();
    await server.close();
  });

  it('is refused when its name leads into a private network, whatever the name says', async () => {
    const error = await new Promise(found => lookupPublic('localhost', {}, found));
    expect(error).toMatchObject({ code: 'EPRIVATE' });
  });
});

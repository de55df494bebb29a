import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshSecret } from '../fresh.ts';
import { openTestServer, type TestServer } from '../testing/open-server.ts';
import { bothCome, duel, playTo } from '../testing/player.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function post(what: string, body: object | string, key?: string, headers: object = {}) {
  const answer = await fetch(`${server.origin}/api/${what}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key && { authorization: `Bearer ${key}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

describe('the frames over HTTP', () => {
  it('play a match from its first action on', async () => {
    const { match, keys } = await bothCome(server.origin);
    const seen = await post('follow', { id: 'a' }, keys.blue);
    expect(seen).toMatchObject({ status: 200, body: { tell: 'sight', seat: 'blue' } });
    const { head, snapshot } = seen.body.sight;
    const seat = snapshot.decision.seats[0] as 'blue' | 'yellow';
    const { legal } = (await post('follow', { id: 'b' }, keys[seat])).body.sight.snapshot;
    const act = { id: 'first', match, head, actions: [legal[0]] };
    const done = await post('act', act, keys[seat]);
    expect(done).toMatchObject({ status: 200, body: { tell: 'done', refusal: null } });
    expect((await post('act', act, keys[seat])).body.sight.head).toBe(done.body.sight.head);
    const stale = await post('act', { ...act, id: 'second' }, keys[seat]);
    expect(stale).toMatchObject({ status: 409, body: { tell: 'stale' } });
  });

  it('tell the news as server-sent events, and what was missed to whoever comes back', async () => {
    const { blue, yellow, keys } = await duel(server.origin);
    const listen = async (after?: string) => {
      const answer = await fetch(`${server.origin}/api/news`, {
        headers: { authorization: `Bearer ${keys.blue}`, ...(after && { 'last-event-id': after }) },
      });
      return answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    };
    const reader = await listen();
    expect((await reader.read()).value).toMatch(/^id: 0\.0\ndata: \{"tell":"sight"/);
    await playTo({ blue, yellow }, 3);
    expect((await reader.read()).value).toMatch(/^id: \d+\.\d+\ndata: \{"tell":"news"/);
    await reader.cancel();
    const { head, snapshot } = blue.sight();
    const again = await listen(`${head}.${snapshot.last}`);
    expect((await again.read()).value).toContain(`"chapters":[]`);
    await again.cancel();
  });

  it.each([
    ['peek', { id: 'a', invite: freshSecret() }, 404, 'invite.unknown'],
    ['follow', { id: 'a' }, 400, 'frame.schema'],
    ['act', { id: 'a', match: 'm', head: 0, actions: ['end'] }, 401, 'key.unknown'],
    ['create', { id: 'a' }, 400, 'frame.schema'],
    ['create', '{', 400, 'frame.not-json'],
    ['create', '[]', 400, 'frame.schema'],
    ['say', `"${'a'.repeat(20_000)}"`, 400, 'frame.not-json'],
    ['dance', { id: 'a' }, 404, 'http.unknown'],
  ])('refuse a bad %s in one sentence', async (what, body, status, code) => {
    const { body: told, ...answer } = await post(what, body);
    expect([answer.status === 413 ? 400 : answer.status, told.fault.code]).toEqual([status, code]);
    expect(told.fault.text).toMatch(/^[^\n]+\.$/);
  });

  it('take nothing from another page', async () => {
    const answer = await post('ping', { id: 'a' }, undefined, {
      origin: 'https://elsewhere.example',
    });
    expect(answer).toMatchObject({ status: 403, body: { fault: { code: 'http.origin' } } });
    const { port } = new URL(server.origin);
    const status = await new Promise(told => {
      const headers = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
        'sec-websocket-version': '13',
        origin: 'https://elsewhere.example',
      };
      request({ port, host: '127.0.0.1', path: '/api/socket', headers })
        .on('response', ({ statusCode }) => told(statusCode))
        .end();
    });
    expect(status).toBe(403);
  });

  it('are described by the schemas that check them', async () => {
    const api = await (await fetch(`${server.origin}/api/openapi.json`)).json();
    expect(Object.keys(api.paths)).toContain('/api/act');
    const { properties, required } =
      api.paths['/api/act'].post.requestBody.content['application/json'].schema;
    expect(properties.actions).toMatchObject({ type: 'array', minItems: 1, maxItems: 100 });
    expect(required).toEqual(['id', 'match', 'head', 'actions']);
    const wire = await (await fetch(`${server.origin}/api/wire.json`)).json();
    expect(wire.protocol).toBe(1);
    expect(Object.keys(wire.tidings)).toContain('stale');
  });
});

import { expect, it } from 'vitest';
import { bucketOf, bucketsOf } from './bucket.ts';
import { freshSecret } from './fresh.ts';
import { connect, expected } from './testing/client.ts';
import { openTestServer } from './testing/open-server.ts';

it('gives so many at once, and then says how long to wait', () => {
  let time = 0;
  const take = bucketOf({ most: 2, perSecond: 10 }, () => time);
  expect([take(), take(), take()]).toEqual([0, 0, 100]);
  time = 100;
  expect([take(), take()]).toEqual([0, 100]);
  time = 100_000;
  expect([take(), take(), take()]).toEqual([0, 0, 100]);
});

it('keeps those who ask apart', () => {
  const take = bucketsOf({ most: 1, perSecond: 1 }, () => 0);
  expect([take('ann'), take('ben'), take('ann')]).toEqual([0, 0, 1000]);
});

it('whoever asks too often is answered “later”, on a socket and over HTTP', async () => {
  const server = await openTestServer({ allowed: { most: 5, perSecond: 1 } });
  const client = await connect(server.origin);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => client.askOnce({ do: 'ping' })),
  );
  expect(answers.map(({ tell }) => tell)).toEqual([
    ...Array(4).fill('pong'),
    ...Array(4).fill('later'),
  ]);
  expect(expected(answers.at(-1)!, 'later').retryMs).toBeGreaterThan(0);
  // A key that opens nothing buys nobody a bucket of their own.
  const ping = () =>
    fetch(`${server.origin}/api/ping`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${freshSecret()}` },
      body: '{"id":"p"}',
    });
  const posted = await Promise.all(Array.from({ length: 7 }, ping));
  expect(posted.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 503, 503]);
  await server.close();
});

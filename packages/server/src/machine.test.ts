import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshSecret } from './fresh.ts';
import { connect, expected } from './testing/client.ts';
import { openTestServer, type TestServer } from './testing/open-server.ts';
import { follow } from './testing/player.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function alone(
  seats: Record<string, object>,
  game = 'duel',
  options: object = { quick: true },
) {
  const client = await connect(server.origin);
  const key = freshSecret();
  const answer = await client.ask({
    do: 'create',
    game,
    options: { ...options },
    seats: seats as never,
    key,
    nonce: freshSecret(),
    name: 'Ann',
  });
  return { client, key, answer };
}

describe('a machine at a seat', () => {
  it('plays whenever it is asked, by what its seat knows', async () => {
    const seats = { blue: { by: 'me' }, yellow: { by: 'machine', level: 'squire' } };
    const { key, answer } = await alone(seats);
    const ann = await follow(server.origin, key, expected(answer, 'created').match);
    expect(ann.sight().snapshot.machine).toEqual({ levels: { yellow: 'squire' }, friendly: false });
    const hasPlayed = () => ann.client.heard.some(text => text.includes('"seat":"yellow"'));
    while (!hasPlayed()) {
      const { snapshot } = await ann.until(
        ({ snapshot: { legal } }) => legal.length > 0 || hasPlayed(),
      );
      if (!hasPlayed()) expected(await ann.act(snapshot.legal.at(-1)!), 'done');
    }
  });

  it.each([
    [
      { blue: { by: 'machine', level: 'squire' }, yellow: { by: 'machine', level: 'squire' } },
      'match.machine-alone',
    ],
    [{ blue: { by: 'me' }, yellow: { by: 'machine', level: 'emperor' } }, 'match.machine-level'],
    [{ blue: { by: 'me' } }, 'match.seat-left'],
    [{ blue: { by: 'me' }, yellow: { by: 'me' } }, 'match.two-seats'],
    [{ blue: { by: 'me' }, pink: { by: 'me' } }, 'match.unknown-seat'],
  ])('is refused where it cannot sit: %o', async (seats, code) => {
    expect(expected((await alone(seats)).answer, 'no').fault.code).toBe(code);
  });
});

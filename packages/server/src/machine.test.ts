import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshSecret } from './fresh.ts';
import { connect, expected } from './testing/client.ts';
import { openTestServer, type TestServer } from './testing/open-server.ts';
import { duel, follow, playTo } from './testing/player.ts';

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

describe('a machine in the place of a friend', () => {
  it('takes a seat that nobody has come to, and the match begins', async () => {
    const seats = { blue: { by: 'me' }, yellow: { by: 'friend', invite: freshSecret() } };
    const { client, key, answer } = await alone(seats);
    const { match } = expected(answer, 'created');
    const give = { do: 'machine', match, seat: 'yellow', level: 'wanderer' } as const;
    expected(await client.ask({ do: 'follow', key, outlook: false }), 'gathering');
    expected(await client.ask(give), 'seated');
    const ann = await follow(server.origin, key, match);
    expect(ann.sight().house.seats).toEqual([
      { seat: 'blue', by: 'person', name: 'Ann', level: null },
      { seat: 'yellow', by: 'machine', name: '', level: 'wanderer' },
    ]);
  });

  it('plays on for a friend who left, who is out; the host can give the seat away again', async () => {
    const { blue, yellow, match, keys } = await duel(server.origin);
    await playTo({ blue, yellow }, 8);
    const give = { do: 'machine', match, seat: 'yellow', level: 'squire' } as const;
    expect(expected(await yellow.client.ask({ ...give, seat: 'blue' }), 'no').fault.code).toBe(
      'key.not-host',
    );
    expect(expected(await blue.client.ask({ ...give, seat: 'blue' }), 'no').fault.code).toBe(
      'match.own-seat',
    );
    expect(expected(await blue.client.ask({ ...give, level: 'emperor' }), 'no').fault.code).toBe(
      'match.machine-level',
    );
    expect(expected(await blue.client.ask({ ...give, seat: 'pink' }), 'no').fault.code).toBe(
      'match.unknown-seat',
    );
    expected(await blue.client.ask(give), 'seated');
    expected(await blue.client.ask({ ...give, id: 'again' }), 'seated');
    const out = await connect(server.origin);
    const gone = await out.ask({ do: 'follow', key: keys.yellow, outlook: false });
    expect(expected(gone, 'no').fault.code).toBe('key.unknown');

    const played = () => blue.client.heard.filter(text => text.includes('"tell":"news"'));
    const isAnswered = () => played().some(text => JSON.parse(text).sight.head > 8);
    while (!isAnswered()) {
      const { snapshot } = await blue.until(
        sight => sight.snapshot.legal.length > 0 || isAnswered(),
      );
      if (!isAnswered()) expected(await blue.act(snapshot.legal.at(-1)!), 'done');
    }
    expect(blue.sight().snapshot.machine).toMatchObject({ levels: { yellow: 'squire' } });

    const invite = freshSecret();
    expected(await blue.client.ask({ do: 'invite', match, seat: 'yellow', invite }), 'invited');
    const cid = await connect(server.origin);
    const key = freshSecret();
    const nonce = freshSecret();
    expected(await cid.ask({ do: 'claim', invite, key, nonce, name: 'Cid' }), 'claimed');
    const seen = expected(await cid.ask({ do: 'follow', key, outlook: false }), 'sight');
    expect(seen.sight.house.seats[1]).toMatchObject({ by: 'person', name: 'Cid', level: null });
    expect(seen.sight.snapshot.machine).toBeUndefined();
  });
});

describe('a machine at a seat', () => {
  it('plays whatever the others call their frames', async () => {
    const seats = { blue: { by: 'me' }, yellow: { by: 'machine', level: 'wanderer' } };
    const { key, answer } = await alone(seats);
    const { match } = expected(answer, 'created');
    const ann = await follow(server.origin, key, match);
    for (;;) {
      const { head, snapshot } = await ann.until(
        sight => sight.head > 30 || sight.snapshot.legal.length > 0,
      );
      if (head > 30) return;
      const id = `machine-yellow-${head + 1}`;
      const actions = [snapshot.legal.at(-1)!];
      await ann.ask({ do: 'act', id, match, head, actions, outlook: false });
    }
  });

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

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshSecret } from './fresh.ts';
import { type Client, connect, expected } from './testing/client.ts';
import { openTestServer } from './testing/open-server.ts';
import { follow } from './testing/player.ts';
import { type Nodes, STORES } from './testing/stores.ts';

describe.each(STORES)('open tables at %s', (_, open) => {
  let nodes: Nodes;
  let shift = 0;
  let [first, last] = [] as unknown as [Client, Client];
  beforeAll(async () => {
    nodes = await open({ openTables: true, now: () => Date.now() + shift });
    first = await connect(nodes.first);
    last = await connect(nodes.last);
  });
  afterAll(async () => {
    first.close();
    last.close();
    await nodes.close();
  });

  /** Ann opens a table to anybody. */
  async function opened(person = freshSecret()) {
    const key = freshSecret();
    const made = await first.ask({
      ...{ do: 'create', game: 'duel', options: { quick: true }, name: 'Ann', person },
      ...{ key, nonce: freshSecret() },
      seats: { blue: { by: 'me' }, yellow: { by: 'anybody' } },
    });
    return { match: expected(made, 'created').match, key, person };
  }

  const tables = async (person: string) =>
    expected(await last.ask({ do: 'tables', person }), 'tables').tables;

  const sitting = (match: string, person: string) =>
    ({
      do: 'sit',
      match,
      seat: 'yellow',
      person,
      name: 'Ben',
      key: freshSecret(),
      nonce: freshSecret(),
    }) as const;

  it('are found by a stranger, who sits down, and are gone from the list then', async () => {
    const { match, key } = await opened();
    const ben = freshSecret();
    const shown = (await tables(ben)).find(table => table.match === match);
    expect(shown).toMatchObject({ game: 'duel', free: ['yellow'], here: false });
    expect(shown!.seats[0]).toMatchObject({ seat: 'blue', by: 'person', name: 'Ann' });
    const frame = sitting(match, ben);
    expect(expected(await last.ask(frame), 'claimed')).toMatchObject({ match, seat: 'yellow' });
    // The same frame again has the same effect, and somebody else comes too late.
    expect(expected(await first.ask(frame), 'claimed').seat).toBe('yellow');
    const late = await last.ask(sitting(match, freshSecret()));
    expect(expected(late, 'no').fault.code).toBe('table.gone');
    expect((await tables(freshSecret())).some(table => table.match === match)).toBe(false);
    const ann = await follow(nodes.first, key, match);
    expect(ann.sight().snapshot.players).toEqual({ blue: 'Ann', yellow: 'Ben' });
    ann.client.close();
  });

  it('are taken once when two come at the same moment', async () => {
    const { match } = await opened();
    const answers = await Promise.all([
      first.ask(sitting(match, freshSecret())),
      last.ask(sitting(match, freshSecret())),
    ]);
    expect(answers.map(({ tell }) => tell).toSorted()).toEqual(['claimed', 'no']);
  });

  it('have no seat for whoever opened them, nor for whoever came to a link', async () => {
    const { match, person } = await opened();
    const own = await last.ask(sitting(match, person));
    expect(expected(own, 'no').fault.code).toBe('table.gone');
    const byLink = await first.ask({
      ...{ do: 'create', game: 'duel', options: { quick: true }, name: 'Ann' },
      ...{ key: freshSecret(), nonce: freshSecret() },
      seats: { blue: { by: 'me' }, yellow: { by: 'friend', invite: freshSecret() } },
    });
    const secret = await last.ask(sitting(expected(byLink, 'created').match, freshSecret()));
    expect(expected(secret, 'no').fault.code).toBe('table.gone');
  });

  it('are three at most of one person', async () => {
    const person = freshSecret();
    for (let table = 0; table < 3; table++) await opened(person);
    const fourth = await first.ask({
      ...{ do: 'create', game: 'duel', options: { quick: true }, name: 'Ann', person },
      ...{ key: freshSecret(), nonce: freshSecret() },
      seats: { blue: { by: 'me' }, yellow: { by: 'anybody' } },
    });
    expect(expected(fourth, 'no').fault.code).toBe('table.too-many');
  });

  it('stand in nobody’s way when they are too old to be shown', async () => {
    const person = freshSecret();
    shift = -8 * 24 * 3_600_000;
    for (let table = 0; table < 3; table++) await opened(person);
    shift = 0;
    const { match } = await opened(person);
    const shown = (await tables(freshSecret())).map(table => table.match);
    expect(shown).toContain(match);
  });

  it('keep two apart of whom one has blocked the other, on both sides', async () => {
    const { match, person, key } = await opened();
    const ben = freshSecret();
    const frame = sitting(match, ben);
    expected(await last.ask(frame), 'claimed');
    const ann = await follow(nodes.first, key, match);
    const block = { do: 'block', match, seat: 'yellow', person } as const;
    expect(expected(await ann.ask({ ...block, on: true }), 'blocked')).toMatchObject({
      match,
      known: true,
    });
    const next = await opened(person);
    expect((await tables(ben)).some(table => table.match === next.match)).toBe(false);
    const refused = await last.ask(sitting(next.match, ben));
    expect(expected(refused, 'no').fault.code).toBe('table.gone');
    const his = await opened(ben);
    expect((await tables(person)).some(table => table.match === his.match)).toBe(false);
    expected(await ann.ask({ ...block, on: false }), 'blocked');
    expect((await tables(ben)).some(table => table.match === next.match)).toBe(true);
    ann.client.close();
  });

  it('promise nothing of whoever came by a link: nobody knows them at open tables', async () => {
    const [key, invite] = [freshSecret(), freshSecret()];
    const made = await first.ask({
      ...{ do: 'create', game: 'duel', options: { quick: true }, name: 'Ann' },
      ...{ key, nonce: freshSecret() },
      seats: { blue: { by: 'me' }, yellow: { by: 'friend', invite } },
    });
    const { match } = expected(made, 'created');
    const fresh = { key: freshSecret(), nonce: freshSecret(), name: 'Ben' };
    const claim = { do: 'claim', invite, ...fresh } as const;
    expected(await last.ask(claim), 'claimed');
    const ann = await follow(nodes.first, key, match);
    const block = { do: 'block', match, seat: 'yellow', person: freshSecret(), on: true } as const;
    expect(expected(await ann.ask(block), 'blocked').known).toBe(false);
    ann.client.close();
  });

  it('have whoever misbehaves reported by those at the table, and by nobody else', async () => {
    const { match, key } = await opened();
    expected(await last.ask(sitting(match, freshSecret())), 'claimed');
    const ann = await follow(nodes.first, key, match);
    const report = { do: 'report', match, seat: 'yellow', reason: 'name' } as const;
    expect(expected(await ann.ask(report), 'reported').match).toBe(match);
    const own = await ann.ask({ ...report, seat: 'blue' });
    expect(expected(own, 'no').fault.code).toBe('match.own-seat');
    const nobody = await ann.ask({ ...report, seat: 'green' });
    expect(expected(nobody, 'no').fault.code).toBe('match.nobody-there');
    const stranger = await fetch(`${nodes.last}/api/report`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...report, id: 'a', do: undefined }),
    });
    expect(stranger.status).toBe(401);
    ann.client.close();
  });
});

it('are not there where nobody has allowed them', async () => {
  const server = await openTestServer();
  const client = await connect(server.origin);
  const person = freshSecret();
  expect(expected(await client.ask({ do: 'offers' }), 'offered').tables).toBe(false);
  const list = await client.ask({ do: 'tables', person });
  expect(expected(list, 'no').fault.code).toBe('table.closed');
  const made = await client.ask({
    ...{ do: 'create', game: 'duel', options: { quick: true }, name: '', person },
    ...{ key: freshSecret(), nonce: freshSecret() },
    seats: { blue: { by: 'me' }, yellow: { by: 'anybody' } },
  });
  expect(expected(made, 'no').fault.code).toBe('table.closed');
  client.close();
  await server.close();
});

import { randomBytes } from 'node:crypto';
import { fastRandom } from '@oubliette/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, expected } from './testing/client.ts';
import { openTestServer, type TestServer } from './testing/open-server.ts';
import { bothCome, follow, heardHere, playTo } from './testing/player.ts';
import { openPostgres, type TestPostgres } from './testing/postgres.ts';

let postgres: TestPostgres;
let nodes: readonly TestServer[];
const sealKey = randomBytes(32).toString('base64');

const openNode = (tellsNodes = true) =>
  openTestServer({ keeping: { databaseUrl: postgres.address, sealKey }, tellsNodes });

beforeAll(async () => {
  postgres = await openPostgres();
  nodes = [await openNode(), await openNode()];
});

afterAll(async () => {
  await Promise.all(nodes.map(node => node.close()));
  await postgres.close();
});

/** Ann at one node, Ben at the other. */
async function apart([one, other] = nodes) {
  const invited = await bothCome(one!.origin);
  const blue = await follow(one!.origin, invited.keys.blue, invited.match);
  const yellow = await follow(other!.origin, invited.keys.yellow, invited.match);
  return { ...invited, blue, yellow };
}

/** A duel in which both are asked the same question at once; not every duel comes to that. */
async function bothAsked() {
  const random = fastRandom(5);
  for (;;) {
    const table = await apart();
    const present = () => table.blue.sight().snapshot;
    for (let length = 1; present().outcome === null; length++) {
      if (present().decision?.seats.length === 2) return table;
      await playTo(table, length, random);
    }
  }
}

describe('two nodes on one database', () => {
  it('play one match: whatever is done at one is told at the other', async () => {
    const { blue, yellow } = await apart();
    await playTo({ blue, yellow }, 40);
    expect(blue.sight().head).toBe(yellow.sight().head);
    expect(blue.sight().snapshot.last).toBe(yellow.sight().snapshot.last);
  });

  it('know who is here at the other one, whoever came first', async () => {
    const { blue, yellow, match, keys } = await apart();
    const both = ['blue', 'yellow'];
    await heardHere(blue.client, both);
    await heardHere(yellow.client, both);
    const [, other] = nodes;
    const late = await follow(other!.origin, keys.blue, match);
    await heardHere(late.client, both);
    late.client.close();
    yellow.client.close();
    await heardHere(blue.client, ['blue']);
  });

  it('play on with the machine that one of them has seated, at the other one too', async () => {
    const { blue, yellow, match } = await apart();
    await playTo({ blue, yellow }, 6);
    const give = { do: 'machine', match, seat: 'blue', level: 'squire' } as const;
    expect(expected(await yellow.client.ask(give), 'no').fault.code).toBe('key.not-host');
    expected(await blue.client.ask({ ...give, seat: 'yellow' }), 'seated');
    while (
      !blue.sight().snapshot.chapters.some(({ seat, moment }) => seat === 'yellow' && moment > 6)
    ) {
      const { head, snapshot } = await blue.until(sight => sight.snapshot.legal.length > 0);
      expected(await blue.act(snapshot.legal.at(-1)!), 'done');
      await blue.until(sight => sight.head > head && sight.snapshot.decision?.seats[0] === 'blue');
    }
  });

  it('take the same wish once, wherever it comes', async () => {
    const { blue, yellow, match, keys } = await apart();
    await playTo({ blue, yellow }, 4);
    const seat = blue.sight().snapshot.decision!.seats[0] as 'blue' | 'yellow';
    const { head, snapshot } = { blue, yellow }[seat].sight();
    const wish = {
      do: 'act',
      id: 'same',
      match,
      head,
      actions: [snapshot.legal[0]!],
      outlook: false,
    } as const;
    const clients = await Promise.all(
      nodes.map(async ({ origin }) => {
        const client = await connect(origin);
        await client.ask({ do: 'follow', key: keys[seat], outlook: false });
        return client;
      }),
    );
    const answers = await Promise.all(clients.map(client => client.ask(wish)));
    const [first, second] = answers.map(answer => expected(answer, 'done'));
    expect(first!.sight.head).toBe(second!.sight.head);
    expect(first!.sight.snapshot.last).toBe(snapshot.last + 1);
  });

  it('count both answers to a question that both seats are asked at once', async () => {
    const { blue, yellow, match } = await bothAsked();
    const { head, snapshot } = blue.sight();
    const other = await yellow.until(sight => sight.head === head);
    const answers = await Promise.all([
      blue.ask({ do: 'act', match, head, actions: [snapshot.legal[0]!], outlook: false }),
      yellow.ask({ do: 'act', match, head, actions: [other.snapshot.legal[0]!], outlook: false }),
    ]);
    const heads = answers.map(answer => expected(answer, 'done').sight.head);
    expect(heads.sort((one, two) => one - two)).toEqual([head + 1, head + 2]);
  });

  it('converge without any news between them: they look for themselves', async () => {
    const deaf = [await openNode(false), await openNode(false)];
    const { blue, yellow } = await apart(deaf);
    await playTo({ blue, yellow }, 3);
    expect(yellow.sight().head).toBe(blue.sight().head);
    await Promise.all(deaf.map(node => node.close()));
  });

  it('go on by themselves after the database was gone: until then it is “later”', async () => {
    const { blue, yellow, match } = await apart();
    await playTo({ blue, yellow }, 6);
    const seat = blue.sight().snapshot.decision!.seats[0] as 'blue' | 'yellow';
    const actor = { blue, yellow }[seat];
    const { head, snapshot } = await actor.until(sight => sight.head === blue.sight().head);
    const wish = {
      do: 'act',
      id: 'patient',
      match,
      head,
      actions: [snapshot.legal[0]!],
      outlook: false,
    } as const;
    await postgres.stop('immediate');
    expect(expected(await actor.client.askOnce(wish), 'later').retryMs).toBeGreaterThan(0);
    await postgres.start();
    const answer = await actor.ask(wish);
    expect(expected(answer, 'done').sight.head).toBeGreaterThan(head);
    await blue.until(sight => sight.head >= expected(answer, 'done').sight.head);
    await yellow.until(sight => sight.head >= expected(answer, 'done').sight.head);
    await postgres.cutAll();
    await playTo({ blue, yellow }, head + 6);
  });

  it('refuse another seal key, and a database that a newer release wrote', async () => {
    const other = { databaseUrl: postgres.address, sealKey: randomBytes(32).toString('base64') };
    await expect(openTestServer({ keeping: other })).rejects.toThrow(
      /^The seal key is not the one/,
    );
    const short = { databaseUrl: postgres.address, sealKey: 'short' };
    await expect(openTestServer({ keeping: short })).rejects.toThrow(/^OUBLIETTE_SEAL_KEY wants/);
  });
});

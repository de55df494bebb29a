import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshSecret } from './fresh.ts';
import { connect, expected } from './testing/client.ts';
import { openTestServer } from './testing/open-server.ts';
import { bothCome, follow, playTo } from './testing/player.ts';
import { type Nodes, STORES } from './testing/stores.ts';

const DAY = 24 * 3_600_000;

describe.each(STORES)('at %s', (_, open) => {
  let nodes: Nodes;
  beforeAll(async () => {
    nodes = await open();
  });
  afterAll(() => nodes.close());

  it('a device sees at one glance how its matches stand, and nothing of what happens there', async () => {
    const { keys, match, watch, invite } = await bothCome(nodes.first);
    const blue = await follow(nodes.first, keys.blue, match);
    const yellow = await follow(nodes.last, keys.yellow, match);
    const client = await connect(nodes.last);
    const asked = [keys.blue, watch, freshSecret(), invite];
    const glance = async () =>
      expected(await client.ask({ do: 'glance', keys: asked }), 'glanced').matches;
    const [own, onlooker, nothing, used] = await glance();
    const { decision } = blue.sight().snapshot;
    expect(own).toEqual({
      ...{ match, seat: 'blue', game: 'duel', isBegun: true, isOver: false },
      asked: decision!.seats,
      since: blue.sight().house.since,
      seats: blue.sight().house.seats,
    });
    expect(onlooker).toEqual({ ...own, seat: null });
    // A link is no key, and a wrong key is nothing.
    expect([nothing, used]).toEqual([null, null]);
    await playTo({ blue, yellow }, 3);
    const { head } = blue.sight();
    const resign = { do: 'say', match, head, word: 'resign', outlook: false } as const;
    expected(await blue.ask(resign), 'done');
    expect((await glance())[0]).toMatchObject({ isOver: true, asked: [] });
  });

  it('a phrase is told to all, once, and not too often; onlookers say nothing', async () => {
    const { keys, match, watch } = await bothCome(nodes.first);
    const blue = await follow(nodes.first, keys.blue, match);
    const yellow = await follow(nodes.last, keys.yellow, match);
    const frame = { do: 'phrase', match, phrase: 'good-luck', id: freshSecret(9) } as const;
    expected(await blue.client.ask(frame), 'phrased');
    expected(await blue.client.ask(frame), 'phrased');
    const { house } = await yellow.until(sight => sight.house.phrases.length > 0);
    expect(house.phrases).toEqual([{ seat: 'blue', phrase: 'good-luck', at: expect.any(Number) }]);
    const soon = await blue.client.askOnce({ ...frame, id: freshSecret(9) });
    expect(expected(soon, 'later').retryMs).toBeGreaterThan(0);
    expected(await yellow.client.ask({ ...frame, phrase: 'thanks', id: 'thanks' }), 'phrased');
    await blue.until(sight => sight.house.phrases.length === 2);
    const onlooker = await follow(nodes.last, watch, match);
    expect(onlooker.sight().house.phrases).toHaveLength(2);
    const cannot = await onlooker.client.ask({ ...frame, id: 'cannot' });
    expect(expected(cannot, 'no').fault.code).toBe('key.looks-on');
    const free = await blue.client.ask({ ...frame, id: 'free', phrase: 'you fool' as never });
    expect(expected(free, 'no').fault.code).toBe('frame.schema');
    await playTo({ blue, yellow }, 2);
  });
});

describe('what is kept', () => {
  it('goes when nobody has touched it for long, and not before', async () => {
    const { temporaryFolder } = await import('./testing/open-server.ts');
    const keeping = { data: temporaryFolder() };
    const at = async (days: number) =>
      openTestServer({ keeping, now: () => Date.now() - days * DAY });
    const made: Record<string, { key: string; match: string }> = {};
    for (const [name, days] of [
      ['old', 200],
      ['young', 100],
    ] as const) {
      const server = await at(days);
      const { keys, match } = await bothCome(server.origin);
      made[name] = { key: keys.blue, match };
      await server.close();
    }
    const server = await at(0);
    const client = await connect(server.origin);
    const keys = [made.old!.key, made.young!.key];
    const [old, young] = expected(await client.ask({ do: 'glance', keys }), 'glanced').matches;
    expect([old, young?.match]).toEqual([null, made.young!.match]);
    await server.close();
  });
});

describe('a public address', () => {
  it('may be asked from, whatever the proxy calls the server; no other page may', async () => {
    const publicOrigin = 'https://dungeon.example.org';
    const server = await openTestServer({ publicOrigin });
    const ask = async (origin: string) => {
      const body = JSON.stringify({ id: 'glance', keys: [freshSecret()] });
      const headers = { 'content-type': 'application/json', origin };
      const answer = await fetch(`${server.origin}/api/glance`, { method: 'POST', headers, body });
      return answer.status;
    };
    expect([await ask(publicOrigin), await ask('https://example.org')]).toEqual([200, 403]);
    await server.close();
  });
});

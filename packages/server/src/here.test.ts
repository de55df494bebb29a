import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, expected } from './testing/client.ts';
import { openTestServer, type TestServer } from './testing/open-server.ts';
import { bothCome, duel, follow, heardHere, playTo } from './testing/player.ts';

let server: TestServer;
let time = 1_800_000_000_000;
beforeAll(async () => {
  server = await openTestServer({ now: () => time });
});
afterAll(() => server.close());

describe('who is here', () => {
  it('is told to whoever comes, and to the others when somebody comes or goes', async () => {
    const { keys, match, watch } = await bothCome(server.origin);
    const blue = await follow(server.origin, keys.blue, match);
    await heardHere(blue.client, ['blue']);
    const yellow = await follow(server.origin, keys.yellow, match);
    await heardHere(blue.client, ['blue', 'yellow']);
    await heardHere(yellow.client, ['blue', 'yellow']);
    // Onlookers see who is there, and are none of them.
    const onlooker = await follow(server.origin, watch, match);
    await heardHere(onlooker.client, ['blue', 'yellow']);
    yellow.client.close();
    await heardHere(blue.client, ['blue']);
  });

  it('counts a person once, at however many devices', async () => {
    const { blue, yellow, keys, match } = await duel(server.origin);
    await heardHere(blue.client, ['blue', 'yellow']);
    const phone = await follow(server.origin, keys.yellow, match);
    yellow.client.close();
    // Whoever leaves the match at one device is still there at the other.
    expected(await phone.client.ask({ do: 'leave', match }), 'left');
    await heardHere(blue.client, ['blue']);
  });
});

describe('since when somebody is waited for', () => {
  it('is when the others were waited for last, and stays over several actions of one turn', async () => {
    const { blue, yellow } = await duel(server.origin);
    const seats = { blue, yellow };
    let before = blue.sight();
    for (let head = 1; head < 12; head++) {
      time += 1000;
      await playTo(seats, head);
      const now = blue.sight();
      const isSame = now.snapshot.decision?.seats.join() === before.snapshot.decision?.seats.join();
      expect(now.house.since).toBe(isSame ? before.house.since : time);
      before = now;
    }
    const fresh = expected(
      await (await connect(server.origin)).ask({ do: 'follow', key: blue.key, outlook: false }),
      'sight',
    );
    expect(fresh.sight.house).toEqual(before.house);
  });
});

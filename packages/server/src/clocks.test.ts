import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshSecret } from './fresh.ts';
import type { StoreLocation } from './keeping.ts';
import { connect, expected } from './testing/client.ts';
import { openTestServer, type TestServer, temporaryFolder } from './testing/open-server.ts';
import { follow, playTo, type TestPlayer } from './testing/player.ts';
import { openPostgres } from './testing/postgres.ts';

const HOUR = 3_600_000;

async function inFolder() {
  const data = temporaryFolder();
  const close = async () => rmSync(data, { recursive: true, force: true });
  return { keeping: { data } as StoreLocation, close };
}

async function inPostgres() {
  const postgres = await openPostgres();
  const sealKey = randomBytes(32).toString('base64');
  const keeping: StoreLocation = { databaseUrl: postgres.address, sealKey };
  return { keeping, close: postgres.close };
}

describe.each([
  ['an SQLite file', inFolder],
  ['PostgreSQL', inPostgres],
])('clocks with %s', (_, open) => {
  let place: Awaited<ReturnType<typeof open>>;
  let server: TestServer;
  beforeAll(async () => {
    place = await open();
    server = await openTestServer({ keeping: place.keeping });
  });
  afterAll(async () => {
    await server.close();
    await place.close();
  });

  /** Ann and Ben at a duel with a clock. */
  async function timed(clock: { readonly bank: number; readonly free: number }) {
    const client = await connect(server.origin);
    const [blue, yellow, invite] = [freshSecret(), freshSecret(), freshSecret()];
    const made = await client.ask({
      ...{ do: 'create', game: 'duel', options: { quick: true }, name: 'Ann', clock },
      ...{ key: blue, nonce: freshSecret() },
      seats: { blue: { by: 'me' }, yellow: { by: 'friend', invite } },
    });
    const { match } = expected(made, 'created');
    expect(expected(await client.ask({ do: 'peek', invite }), 'peeked').gathering.clock).toEqual(
      clock,
    );
    const claim = { do: 'claim', invite, key: yellow, nonce: freshSecret(), name: 'Ben' } as const;
    expected(await client.ask(claim), 'claimed');
    client.close();
    const seats = {
      blue: await follow(server.origin, blue, match),
      yellow: await follow(server.origin, yellow, match),
    };
    return { match, seats, keys: { blue, yellow } };
  }

  const running = (player: TestPlayer) =>
    player.sight().house.clock!.seats.filter(({ runsOut }) => runsOut !== null);

  const overtime = (
    { match, seats }: Awaited<ReturnType<typeof timed>>,
    seat: string,
    choice: 'claim' | 'machine',
  ) => {
    const { head } = seats.blue.sight();
    const level = choice === 'machine' && { level: 'wanderer' };
    return { do: 'overtime', match, seat, choice, head, outlook: false, ...level } as const;
  };

  it('run for whoever is asked, and take from the bank what a wait is longer than free', async () => {
    const table = await timed({ bank: 600, free: 0 });
    const { seats } = table;
    const asked = seats.blue.sight().snapshot.decision!.seats;
    expect(running(seats.blue).map(({ seat }) => seat)).toEqual(asked);
    for (const { left } of seats.blue.sight().house.clock!.seats) expect(left).toBe(600_000);
    for (let head = 1; ; head++) {
      await playTo(seats, head);
      const now = seats.blue.sight();
      const waiting = now.snapshot.decision!.seats;
      expect(running(seats.blue).map(({ seat }) => seat)).toEqual(waiting);
      if (waiting.join() === asked.join()) continue;
      const lefts = now.house.clock!.seats.map(({ left }) => left);
      expect(Math.min(...lefts)).toBeLessThan(600_000);
      return;
    }
  });

  it('give the others the choice when a time is up: nobody is thrown out by the clock alone', async () => {
    const table = await timed({ bank: 0, free: 1 });
    const { seats } = table;
    const early = await timed({ bank: 600, free: 0 });
    const late = seats.blue.sight().snapshot.decision!.seats[0] as 'blue' | 'yellow';
    const friend = seats[late === 'blue' ? 'yellow' : 'blue'];
    await friend.until(({ house }) => house.clock!.over.includes(late));
    const alone = await friend.ask(overtime(early, 'blue', 'claim'));
    expect(expected(alone, 'no').fault.code).toMatch(/^key\./);
    const own = await seats[late].ask(overtime(table, late, 'claim'));
    expect(expected(own, 'no').fault.code).toBe('match.own-seat');

    // Whoever is late may still act: then the choice is gone.
    await playTo(seats, 1);
    expect(friend.sight().house.clock!.over).toEqual([]);
    const { decision } = seats.blue.sight().snapshot;
    const next = decision!.seats[0] as 'blue' | 'yellow';
    const other = seats[next === 'blue' ? 'yellow' : 'blue'];
    await other.until(({ house }) => house.clock!.over.includes(next));
    const frame = { ...overtime(table, next, 'claim'), id: freshSecret(9) };
    const claimed = expected(await other.ask(frame), 'done');
    expect(claimed.refusal).toBeNull();
    expect(claimed.sight.snapshot.outcome).toMatchObject({
      winners: [next === 'blue' ? 'yellow' : 'blue'],
    });
    expect(claimed.sight.snapshot).toMatchObject({ outOfTime: next, resigned: null });
    expect(expected(await other.client.ask(frame), 'done').sight.head).toBe(claimed.sight.head);
  });

  it('are not claimed before', async () => {
    const table = await timed({ bank: 600, free: 5 });
    const [late] = table.seats.blue.sight().snapshot.decision!.seats as ['blue' | 'yellow'];
    const friend = table.seats[late === 'blue' ? 'yellow' : 'blue'];
    for (const choice of ['claim', 'machine'] as const) {
      const answer = await friend.ask(overtime(table, late, choice));
      expect(expected(answer, 'no').fault.code).toBe('match.not-overtime');
    }
  });

  it('let the machine play on for whoever is late, also for the host, who looks on from then', async () => {
    for (;;) {
      const table = await timed({ bank: 0, free: 1 });
      const { seats, keys } = table;
      if (seats.blue.sight().snapshot.decision!.seats[0] !== 'blue') continue;
      await seats.yellow.until(({ house }) => house.clock!.over.includes('blue'));
      const frame = overtime(table, 'blue', 'machine');
      expected(await seats.yellow.ask(frame), 'seated');
      expected(await seats.yellow.ask(frame), 'seated');
      const { house } = await seats.yellow.until(sight => sight.house.seats[0]!.by === 'machine');
      expect(house.clock!.seats.map(({ seat }) => seat)).toEqual(['yellow']);
      await seats.yellow.until(sight => sight.head > 0);
      const host = await connect(server.origin);
      const seen = await host.ask({ do: 'follow', key: keys.blue, outlook: false });
      expect(expected(seen, 'sight')).toMatchObject({ seat: null, isHost: true });
      return;
    }
  });

  it('stand still while no server is there', async () => {
    const table = await timed({ bank: 600, free: 60 });
    const { keys, match } = table;
    const [before] = running(table.seats.blue);
    await server.close();
    const now = () => Date.now() + HOUR;
    server = await openTestServer({ keeping: place.keeping, now });
    const blue = await follow(server.origin, keys.blue, match);
    const [after] = running(blue);
    expect(after!.left).toBe(before!.left);
    const gained = after!.runsOut! - before!.runsOut!;
    expect(gained).toBeGreaterThan(HOUR - 1000);
    expect(gained).toBeLessThan(HOUR + 60_000);
    expect(blue.sight().house.clock!.over).toEqual([]);
  });
});

import { seedFault } from '@oubliette/host/hall';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshSecret } from './fresh.ts';
import { connect, expected } from './testing/client.ts';
import { openTestServer, type TestServer, temporaryFolder } from './testing/open-server.ts';
import { bothCome, duel, follow, playTo } from './testing/player.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('a duel between two people on two sockets', () => {
  it('goes on with every action told to both, each by what their seat knows', async () => {
    const { blue, yellow } = await duel(server.origin);
    await playTo({ blue, yellow }, 60);
    expect(blue.sight().snapshot.players).toEqual({ blue: 'Ann', yellow: 'Ben' });
    expect([blue.sight().snapshot.viewer, yellow.sight().snapshot.viewer]).toEqual([
      'blue',
      'yellow',
    ]);
    expect(blue.sight().head).toBe(yellow.sight().head);
    const { snapshot } = expected(
      await connect(server.origin).then(client =>
        client.ask({ do: 'follow', key: yellow.key, outlook: false }),
      ),
      'sight',
    ).sight;
    expect(snapshot.chapters).toHaveLength(snapshot.last);
  });

  it('acts once however often a wish comes, and answers alike', async () => {
    const { blue, yellow, match } = await duel(server.origin);
    await playTo({ blue, yellow }, 5);
    const { head, snapshot } = blue.sight();
    const actor = snapshot.decision!.seats[0] === 'blue' ? blue : yellow;
    const { legal } = (await actor.until(sight => sight.head === head)).snapshot;
    const wish = {
      do: 'act',
      id: 'once',
      match,
      head,
      actions: [legal[0]!],
      outlook: false,
    } as const;
    const first = expected(await actor.client.ask(wish), 'done');
    const again = expected(await actor.client.ask(wish), 'done');
    expect(again.sight.head).toBe(first.sight.head);
    expect(again.refusal).toEqual(first.refusal);
    const late = expected(await actor.client.ask({ ...wish, id: 'other' }), 'stale');
    expect(late.sight.head).toBe(first.sight.head);
  });

  it('refuses with the rule, and explains it before', async () => {
    const { blue, yellow, match } = await duel(server.origin);
    const asked = blue.sight().snapshot.decision!.seats[0] === 'blue' ? blue : yellow;
    const refused = expected(await asked.act('end'), 'done');
    expect(refused.refusal?.rule).toMatch(/^DT-/);
    expect(refused.sight.head).toBe(0);
    const why = await asked.client.ask({ do: 'why', match, action: 'end' });
    expect(expected(why, 'why').refusal).toEqual(refused.refusal);
    expect(expected(await asked.act('fly away'), 'no').fault.code).toBe('action.unreadable');
  });

  it('goes on where it was for somebody who was away, with only what they lack', async () => {
    const { blue, yellow, match } = await duel(server.origin);
    await playTo({ blue, yellow }, 10);
    const { head, snapshot } = yellow.sight();
    yellow.client.close();
    const known = { head, moments: snapshot.last };
    const back = await follow(server.origin, yellow.key, match);
    await playTo({ blue, yellow: back }, 20);
    const client = await connect(server.origin);
    const seen = expected(
      await client.ask({ do: 'follow', key: yellow.key, known, outlook: false }),
      'sight',
    ).sight.snapshot;
    expect(seen.since).toBeLessThanOrEqual(known.moments);
    expect(seen.since + seen.chapters.length).toBe(seen.last);
    expect(seen.chapters.length).toBeLessThan(seen.last);
  });

  it('is the same match after the server was closed and opened again', async () => {
    const data = temporaryFolder();
    const before = await openTestServer({ keeping: { data } });
    const { blue, yellow, match } = await duel(before.origin);
    await playTo({ blue, yellow }, 80);
    const seen = blue.sight();
    await before.close();
    const after = await openTestServer({ keeping: { data } });
    const back = await follow(after.origin, blue.key, match);
    expect(back.sight().snapshot).toEqual({
      ...seen.snapshot,
      since: 0,
      chapters: back.sight().snapshot.chapters,
      timeUps: back.sight().snapshot.timeUps,
      legal: back.sight().snapshot.legal,
    });
    expect(back.sight().head).toBe(seen.head);
    await after.close();
  });

  it('ends by word, and gives its file only then', async () => {
    const { blue, yellow, match } = await duel(server.origin);
    await playTo({ blue, yellow }, 6);
    const early = await blue.client.ask({ do: 'file', match });
    expect(expected(early, 'no').fault.code).toBe('match.unfinished');
    const { head } = blue.sight();
    const over = await blue.client.ask({ do: 'say', match, head, word: 'resign', outlook: false });
    expect(expected(over, 'done').sight.snapshot.outcome).toMatchObject({ winners: ['yellow'] });
    const { text } = expected(await yellow.client.ask({ do: 'file', match }), 'file');
    const document = JSON.parse(text);
    expect(document).toMatchObject({ format: 'oubliette-match', players: { blue: 'Ann' } });
    const { commitment, nonces } = document.sealed;
    expect(nonces).toHaveLength(2);
    expect(seedFault(document.seed, commitment, nonces)).toBeNull();
    expect(seedFault(document.seed, commitment, nonces.toReversed())?.code).toBe('match.seed');
    expect(seedFault(`x${document.seed}`, commitment, nonces)?.code).toBe('match.seed');
  });
});

describe('seats as links', () => {
  it('gives a seat once; the second one who comes is told so', async () => {
    const { invite } = await bothCome(server.origin);
    const client = await connect(server.origin);
    const [key, nonce] = [freshSecret(), freshSecret()];
    const claim = await client.ask({ do: 'claim', invite, key, nonce, name: '' });
    expect(expected(claim, 'no').fault.code).toBe('invite.used');
    const nothing = await client.ask({ do: 'follow', key, outlook: false });
    expect(expected(nothing, 'no').fault.code).toBe('key.unknown');
  });

  it('shows a spectator the table, and lets them do nothing', async () => {
    const { watch, match } = await duel(server.origin);
    const onlooker = await follow(server.origin, watch, match);
    expect(onlooker.sight().snapshot.viewer).toBe('table');
    expect(onlooker.sight().snapshot.legal).toEqual([]);
    expect(expected(await onlooker.act('end'), 'no').fault.code).toBe('key.looks-on');
  });

  it('is given anew by the host, and whoever had it is out at once', async () => {
    const { blue, yellow, match } = await duel(server.origin);
    const invite = freshSecret();
    const frame = { do: 'invite', match, seat: 'yellow', invite } as const;
    expect(expected(await yellow.client.ask(frame), 'no').fault.code).toBe('key.not-host');
    expected(await blue.client.ask(frame), 'invited');
    const key = freshSecret();
    const client = await connect(server.origin);
    expected(
      await client.ask({ do: 'claim', invite, key, nonce: freshSecret(), name: 'Cid' }),
      'claimed',
    );
    const cid = await follow(server.origin, key, match);
    expect(cid.sight().snapshot.viewer).toBe('yellow');
    expect(cid.sight().snapshot.players).toEqual({ blue: 'Ann', yellow: 'Cid' });
    const out = await (await connect(server.origin)).ask({
      do: 'follow',
      key: yellow.key,
      outlook: false,
    });
    expect(expected(out, 'no').fault.code).toBe('key.unknown');
    expect(yellow.client.heard.at(-1)).toContain('key.unknown');
  });

  it('goes to another device by a link that works once', async () => {
    const { blue, match } = await duel(server.origin);
    const invite = freshSecret();
    expected(await blue.client.ask({ do: 'transfer', match, invite }), 'invited');
    const client = await connect(server.origin);
    const key = freshSecret();
    const claim = { do: 'claim', invite, key, nonce: freshSecret(), name: '' } as const;
    expect(expected(await client.ask(claim), 'claimed').seat).toBe('blue');
    expect(expected(await client.ask(claim), 'claimed').seat).toBe('blue');
    expected(await client.ask({ do: 'follow', key, outlook: false }), 'sight');
    const second = await client.ask({ ...claim, key: freshSecret() });
    expect(expected(second, 'no').fault.code).toBe('invite.used');
  });
});

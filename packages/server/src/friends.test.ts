import { games } from '@oubliette/host';
import { fastRandom, isOver, openMatch } from '@oubliette/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshSecret } from './fresh.ts';
import { connect, expected } from './testing/client.ts';
import { bothCome, follow, playTo, type TestDuel } from './testing/player.ts';
import { type Nodes, STORES } from './testing/stores.ts';

describe.each(STORES)('friends at %s', (_, open) => {
  let nodes: Nodes;
  beforeAll(async () => {
    nodes = await open();
  });
  afterAll(() => nodes.close());

  /** Ann at one node, Ben at the other. */
  async function apart(): Promise<TestDuel> {
    const invited = await bothCome(nodes.first);
    const blue = await follow(nodes.first, invited.keys.blue, invited.match);
    const yellow = await follow(nodes.last, invited.keys.yellow, invited.match);
    return { ...invited, blue, yellow };
  }

  const other = ({ blue, yellow }: TestDuel, seat: string) => (seat === 'blue' ? yellow : blue);

  /** Plays on until somebody has acted whose last wish the rules do not give back. */
  async function untilBarred(table: TestDuel) {
    const random = fastRandom(7);
    for (let head = 3; ; head++) {
      await playTo(table, head, random);
      const { snapshot } = table.blue.sight();
      const { seat, moment } = snapshot.chapters.at(-1)!;
      const actor = seat === 'blue' ? table.blue : table.yellow;
      const seen = await actor.until(sight => sight.head === head);
      if (!seen.snapshot.canUndo) return { seat, moment, actor, head };
    }
  }

  const asking = ({ match }: TestDuel, head: number, word: 'ask' | 'allow' | 'refuse') =>
    ({ do: 'takeback', match, head, word, outlook: false }) as const;

  describe('taking back alone', () => {
    const wish = ({ match }: TestDuel, head: number) => ({ match, head, outlook: false });

    /** Somebody has just begun their turn with a card. */
    async function cardPlayed() {
      const table = await apart();
      const random = fastRandom(11);
      for (let head = 2; ; head++) {
        await playTo(table, head, random);
        const seat = table.blue.sight().snapshot.decision!.seats[0]!;
        const actor = other(table, seat === 'blue' ? 'yellow' : 'blue');
        const { snapshot } = await actor.until(sight => sight.head === head);
        const card = snapshot.legal.find(word => /^card/.test(word));
        if (card === undefined) continue;
        expected(await actor.act(card), 'done');
        return { table, seat, actor, friend: other(table, seat), head: head + 1 };
      }
    }

    it('is told to the other one, who saw what is no more', async () => {
      const { table, seat, actor, friend, head } = await cardPlayed();
      expect(actor.sight().snapshot.canUndo).toBe(true);
      const back = expected(await actor.ask({ do: 'undo', ...wish(table, head) }), 'done');
      expect(back.refusal).toBeNull();
      const { house } = await friend.until(sight => sight.head === head + 1);
      expect(house.takenBack).toEqual({ seat, agreed: false });
      await playTo(table, head + 2);
      expect(friend.sight().house.takenBack).toBeNull();
    });

    it('takes no turn away that the other one has begun: that wants their consent', async () => {
      const { table, seat, actor, friend, head } = await cardPlayed();
      expected(await actor.act('end'), 'done');
      await friend.until(sight => sight.head === head + 1);
      expect(friend.sight().snapshot.decision!.seats).not.toContain(seat);
      expect(actor.sight().snapshot.canUndo).toBe(false);
      const barred = expected(await actor.ask({ do: 'undo', ...wish(table, head + 1) }), 'done');
      expect(barred.refusal).toEqual({ rule: expect.stringMatching(/^DT-/) });
      expected(await actor.ask(asking(table, head + 1, 'ask')), 'done');
      await friend.until(({ house }) => house.plea !== null);
      expected(await friend.ask(asking(table, head + 1, 'allow')), 'done');
      const { house } = await actor.until(sight => sight.head === head + 2);
      expect(house.takenBack).toEqual({ seat, agreed: true });
      expect(actor.sight().snapshot.decision!.seats).toEqual([seat]);
    });
  });

  describe('taking back by consent', () => {
    it('goes behind what the rules give nobody back, when the other one allows it', async () => {
      const table = await apart();
      const { seat, moment, actor, head } = await untilBarred(table);
      const friend = other(table, seat);
      expect(
        expected(await actor.ask({ ...asking(table, head, 'allow') }), 'done').refusal,
      ).toEqual({ rule: expect.stringMatching(/^DT-/) });
      expected(await actor.ask(asking(table, head, 'ask')), 'done');
      const { plea } = (await friend.until(({ house }) => house.plea !== null)).house;
      expect(plea).toEqual({ seat, moment: moment - 1, allowed: [] });
      // Nobody allows it to themselves.
      expect(
        expected(await actor.ask(asking(table, head, 'allow')), 'done').refusal,
      ).not.toBeNull();
      const frame = { ...asking(table, head, 'allow'), id: freshSecret(9) };
      const allowed = expected(await friend.ask(frame), 'done');
      expect(allowed.refusal).toBeNull();
      expect(allowed.sight.snapshot.last).toBe(moment - 1);
      expect(allowed.sight.house.plea).toBeNull();
      // The same frame again has the same effect, once.
      expect(expected(await friend.client.ask(frame), 'done').sight.head).toBe(head + 1);
      const back = await actor.until(sight => sight.head === head + 1);
      expect(back.snapshot.last).toBe(moment - 1);

      // Chance is what it was, the match goes on, and its file plays it all again.
      await playTo(table, head + 6);
      const now = table.blue.sight();
      const say = { do: 'say', match: table.match, head: now.head, outlook: false } as const;
      expected(await table.blue.ask({ ...say, word: 'resign' }), 'done');
      const file = expected(await friend.client.ask({ do: 'file', match: table.match }), 'file');
      expect(JSON.parse(file.text).log).toContainEqual({ seat, undo: moment - 1, agreed: true });
      const { game } = await games.duel!(JSON.parse(file.text).options);
      const opened = openMatch(file.text, { duel: game });
      expect(opened.ok && isOver(opened.value)).toBe(true);
    });

    it('is refused by a word, and by playing on', async () => {
      const table = await apart();
      const { seat, actor, head } = await untilBarred(table);
      const friend = other(table, seat);
      expected(await actor.ask(asking(table, head, 'ask')), 'done');
      await friend.until(({ house }) => house.plea !== null);
      expected(await friend.ask(asking(table, head, 'refuse')), 'done');
      await actor.until(({ house }) => house.plea === null);
      expected(await actor.ask(asking(table, head, 'ask')), 'done');
      await friend.until(({ house }) => house.plea !== null);
      await playTo(table, head + 1);
      expect(friend.sight().house.plea).toBeNull();
      const late = await friend.ask(asking(table, head, 'allow'));
      expect(expected(late, 'stale').sight.head).toBe(head + 1);
      const onlooker = await follow(nodes.last, table.watch, table.match);
      const cannot = await onlooker.ask(asking(table, head + 1, 'allow'));
      expect(expected(cannot, 'no').fault.code).toBe('key.looks-on');
    });
  });

  describe('playing again', () => {
    async function over(): Promise<TestDuel> {
      const table = await apart();
      await playTo(table, 4);
      const { head } = table.blue.sight();
      const { match } = table;
      const word = { do: 'say', match, head, word: 'resign', outlook: false } as const;
      expected(await table.yellow.ask(word), 'done');
      await table.blue.until(({ snapshot }) => snapshot.outcome !== null);
      return table;
    }

    const again = ({ match }: TestDuel, name: string) =>
      ({ do: 'rematch', match, key: freshSecret(), nonce: freshSecret(), name }) as const;

    it('seats whoever asks first, tells the other one, and exchanges their sides', async () => {
      const table = await over();
      const frame = again(table, 'Ann');
      const first = expected(await table.blue.client.ask(frame), 'claimed');
      expect(first.seat).toBe('yellow');
      expect(expected(await table.blue.client.ask(frame), 'claimed')).toMatchObject({
        match: first.match,
        seat: 'yellow',
      });
      const told = await table.yellow.until(({ house }) => house.rematch !== null);
      expect(told.house.rematch).toBe(first.match);
      const ben = again(table, 'Ben');
      const second = expected(await table.yellow.client.ask(ben), 'claimed');
      expect(second).toMatchObject({ match: first.match, seat: 'blue' });
      const ann = await follow(nodes.first, frame.key, first.match);
      expect(ann.sight().snapshot.players).toEqual({ yellow: 'Ann', blue: 'Ben' });
      const seat = await follow(nodes.last, ben.key, first.match);
      await playTo({ blue: seat, yellow: ann }, 6);
      // The seat is taken: another device of the same person gets a link there.
      const late = await table.yellow.client.ask(again(table, 'Ben'));
      expect(expected(late, 'no').fault.code).toBe('invite.used');
    });

    it('has no seat for whom the host has put out there', async () => {
      const table = await over();
      const ann = again(table, 'Ann');
      const { match } = expected(await table.blue.client.ask(ann), 'claimed');
      expected(await table.yellow.client.ask(again(table, 'Ben')), 'claimed');
      const host = await follow(nodes.first, ann.key, match);
      const invite = freshSecret();
      expected(await host.client.ask({ do: 'invite', match, seat: 'blue', invite }), 'invited');
      const back = await table.yellow.client.ask(again(table, 'Ben'));
      expect(expected(back, 'no').fault.code).toBe('invite.used');
      const dan = { do: 'claim', invite, key: freshSecret(), nonce: freshSecret() } as const;
      const guest = await connect(nodes.last);
      expect(expected(await guest.ask({ ...dan, name: 'Dan' }), 'claimed').seat).toBe('blue');
    });

    it('begins one match when both ask at once', async () => {
      const table = await over();
      const answers = await Promise.all([
        table.blue.client.ask(again(table, 'Ann')),
        table.yellow.client.ask(again(table, 'Ben')),
      ]);
      const [ann, ben] = answers.map(answer => expected(answer, 'claimed'));
      expect(ann!.match).toBe(ben!.match);
      expect([ann!.seat, ben!.seat]).toEqual(['yellow', 'blue']);
    });

    it('waits for the end, and for somebody who played', async () => {
      const table = await apart();
      const early = await table.blue.client.ask(again(table, 'Ann'));
      expect(expected(early, 'no').fault.code).toBe('match.not-over');
      const finished = await over();
      const onlooker = await connect(nodes.first);
      expected(await onlooker.ask({ do: 'follow', key: finished.watch, outlook: false }), 'sight');
      const cannot = await onlooker.ask(again(finished, 'Eve'));
      expect(expected(cannot, 'no').fault.code).toBe('key.looks-on');
    });

    it('is looked back on by everybody, and shown to others by whoever played', async () => {
      const table = await over();
      const { match, yellow, blue } = table;
      const seen = await yellow.client.ask({ do: 'look', match, moment: 2, viewer: 'blue' });
      expect(expected(seen, 'look').snapshot.viewer).toBe('blue');
      const key = freshSecret();
      expected(await yellow.client.ask({ do: 'watch', match, key }), 'watched');
      expected(await yellow.client.ask({ do: 'watch', match, key, id: 'again' }), 'watched');
      const onlooker = await follow(nodes.last, key, match);
      expect(onlooker.sight().snapshot.viewer).toBe('table');
      const other = await apart();
      const early = await other.yellow.client.ask({ do: 'watch', match: other.match, key });
      expect(expected(early, 'no').fault.code).toBe('key.not-host');
      expect(blue.sight().snapshot.outcome).toMatchObject({ winners: ['blue'] });
    });
  });

  it('says whether hints are allowed, to all from the start', async () => {
    const ann = await connect(nodes.first);
    const [key, invite] = [freshSecret(), freshSecret()];
    const made = await ann.ask({
      ...{ do: 'create', game: 'duel', options: { quick: true }, key, nonce: freshSecret() },
      ...{ name: '', hints: true },
      seats: { blue: { by: 'me' }, yellow: { by: 'friend', invite } },
    });
    const { match } = expected(made, 'created');
    expect(expected(await ann.ask({ do: 'peek', invite }), 'peeked').gathering.hints).toBe(true);
    const machine = { do: 'machine', match, seat: 'yellow', level: 'wanderer' } as const;
    const seen = await ann.ask({ do: 'follow', key, outlook: false });
    expect(expected(seen, 'gathering').gathering.hints).toBe(true);
    expected(await ann.ask(machine), 'seated');
    const sight = expected(await ann.ask({ do: 'follow', key, outlook: false }), 'sight').sight;
    expect(sight.house.hints).toBe(true);
  });
});

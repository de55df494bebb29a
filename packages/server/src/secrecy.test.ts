import { claustrophobia } from '@oubliette/claustrophobia';
import { duel } from '@oubliette/dungeon-twister';
import {
  decide,
  fastRandom,
  fingerprint,
  type Game,
  type Match,
  pick,
  type Shape,
  TABLE,
  toldTo,
  type Viewer,
} from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { connect, expected } from './testing/client.ts';
import { openTestServer, type TestServer, temporaryFolder } from './testing/open-server.ts';
import { matchIn, worldWith } from './testing/worlds.ts';

const now = () => 1_800_000_000_000;
const secretFor = (what: string) => what.padEnd(22, '0');
const watch = secretFor('watch');

/** A match of two people, so many random actions on, in a folder. */
async function played(game: string, options: object, seats: readonly string[], actions: number) {
  const data = temporaryFolder();
  const server = await openTestServer({
    keeping: { data },
    now,
    freshSeed: () => secretFor('seed'),
  });
  const host = await connect(server.origin);
  const [first, second] = seats as [string, string];
  const invite = secretFor('invite');
  const plans = { [first]: { by: 'me' }, [second]: { by: 'friend', invite } } as const;
  const about = { nonce: secretFor('nonce'), name: '' };
  const key = secretFor(first);
  const made = {
    do: 'create',
    game,
    options: { ...options },
    seats: plans,
    key,
    watch,
    ...about,
  } as const;
  const { match } = expected(await host.ask(made), 'created');
  await host.ask({ do: 'claim', invite, key: secretFor(second), ...about });
  const clients = await Promise.all(
    seats.map(async seat => {
      const client = await connect(server.origin);
      await client.ask({ do: 'follow', key: secretFor(seat), outlook: false });
      return [seat, client] as const;
    }),
  );
  const bySeat = new Map(clients);
  const random = fastRandom(actions);
  let head = 0;
  for (let n = 0; n < actions; n++) {
    const look = { do: 'follow', key: watch, outlook: false } as const;
    const { snapshot } = expected(await host.ask(look), 'sight').sight;
    const seat = snapshot.decision?.seats[0];
    if (seat === undefined) break;
    const own = await bySeat.get(seat)!.ask({ do: 'follow', key: secretFor(seat), outlook: false });
    const { legal } = expected(own, 'sight').sight.snapshot;
    const act = {
      do: 'act',
      match,
      head,
      actions: [pick(random, 'any', legal)],
      outlook: false,
    } as const;
    head = expected(await bySeat.get(seat)!.ask(act), 'done').sight.head;
  }
  await server.close();
  return { data, match };
}

/** Everything that a viewer hears who tries whatever comes to mind. */
async function traffic(
  server: TestServer,
  match: string,
  key: string,
  tries: readonly string[],
  act: string | null,
) {
  const client = await connect(server.origin);
  let id = 0;
  const ask = (frame: object) => client.ask({ ...frame, id: `q${++id}` } as never);
  const answers: string[] = [];
  const post = async (what: string, frame: object) => {
    const answer = await fetch(`${server.origin}/api/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ id: `h${++id}`, ...frame }),
    });
    const headers = [...answer.headers].filter(([name]) => name !== 'date');
    answers.push(`${answer.status} ${JSON.stringify(headers)} ${await answer.text()}`);
  };
  const seen = await ask({ do: 'follow', key, outlook: true });
  const { head, snapshot } = expected(seen, 'sight').sight;
  for (const action of tries) await ask({ do: 'why', match, action });
  for (const action of tries.slice(0, 8)) await post('why', { match, action });
  const wish = { match, head, outlook: true };
  await ask({ do: 'act', ...wish, actions: ['nonsense'] });
  await ask({ do: 'undo', ...wish });
  await ask({ do: 'say', ...wish, word: 'accept-draw' });
  await ask({ do: 'act', ...wish, head: head - 1, actions: tries.slice(0, 1) });
  await ask({ do: 'look', match, moment: snapshot.last });
  await ask({ do: 'look', match, moment: 0 });
  await ask({ do: 'look', match, moment: snapshot.last + 1 });
  await ask({ do: 'file', match });
  await ask({ do: 'invite', match, seat: 'nobody', invite: secretFor('more') });
  await ask({ do: 'rematch', match, key: secretFor('again'), nonce: secretFor('nonce') });
  await ask({ do: 'watch', match, key: 'short' });
  const plea = await ask({ do: 'takeback', ...wish, word: 'ask' });
  if (plea.tell === 'done' && plea.refusal === null)
    await client.hears(told => told.tell === 'news' && told.sight.house.plea !== null);
  await ask({ do: 'glance', keys: [key] });
  for (const seat of ['blue', 'yellow', 'human', 'demon'])
    await ask({ do: 'overtime', ...wish, seat, choice: 'claim' });
  const phrase = await ask({ do: 'phrase', match, phrase: 'hello' });
  if (phrase.tell === 'phrased')
    await client.hears(told => told.tell === 'news' && told.sight.house.phrases.length > 0);
  await post('follow', { outlook: true });
  await post('act', { ...wish, head: 0, actions: tries.slice(0, 1) });
  await post('file', { match });
  const stream = await fetch(`${server.origin}/api/news`, {
    headers: { authorization: `Bearer ${key}` },
  });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  /** So many events; how they are cut into pieces on the way is nobody’s doing. */
  const events = async (count: number) => {
    for (let text = ''; ; text += (await reader.read()).value ?? '')
      if (text.split('\n\n').length > count) return void answers.push(text);
  };
  // The sight, and to a seat: who is here.
  await events(key === watch ? 1 : 2);
  if (act !== null) {
    await ask({ do: 'act', ...wish, actions: [act] });
    await events(1);
  }
  await reader.cancel();
  client.close();
  return [...client.heard.slice(1), ...answers].join('\n');
}

/** An action that tells its seat nothing that differs between both worlds; nothing where there is none. */
function quiet(game: Game<Shape>, viewer: Viewer, ours: Match<Shape>, twin: object): string | null {
  const world = (state: object) => ({
    ...ours,
    state: game.clone(state),
    log: [...ours.log],
    journal: [],
    undoable: [],
  });
  for (const action of game.legal(ours.state, viewer).slice(0, 30)) {
    const after = [ours.state, twin].map(state => {
      const match = world(state);
      const positions = match.random.positions();
      const verdict = decide(match, viewer, action);
      match.random.rewind(positions);
      return fingerprint([
        verdict.ok && toldTo(verdict.events, viewer),
        game.view(match.state, viewer),
      ]);
    });
    if (after[0] === after[1]) return game.notation.printAction(action);
  }
  return null;
}

describe.each([
  ['a duel', 'duel', duel as unknown as Game<Shape>, { quick: true }, [12, 60, 140]],
  ['Claustrophobia', 'claustrophobia', claustrophobia as unknown as Game<Shape>, {}, [15, 80]],
] as const)('%s in two worlds that look alike', (_, id, game, options, lengths) => {
  it.each(lengths)('is the same bytes on every line, %d actions on', async length => {
    const agreed = game.parseOptions(options);
    if (!agreed.ok) throw new Error('options');
    const seats = game.seats(agreed.value);
    const { data, match } = await played(id, options, seats, length);
    const ours = await matchIn(data, match);
    let others = 0;
    for (const viewer of [...seats, TABLE]) {
      const twin = game.guess(game.view(ours.state, viewer), fastRandom(length));
      if (fingerprint(twin) !== fingerprint(ours.state)) others++;
      const tries = seats.flatMap(seat =>
        game.legal(ours.state, seat).slice(0, 12).map(game.notation.printAction),
      );
      const hidden = seats.flatMap(seat =>
        game.legal(twin, seat).slice(0, 12).map(game.notation.printAction),
      );
      const act = viewer === TABLE ? null : quiet(game, viewer, ours, twin);
      const heard: string[] = [];
      for (const state of [ours.state, twin]) {
        const faults: unknown[] = [];
        const keeping = { data: worldWith(data, ours, match, state) };
        const server = await openTestServer({ keeping, now, failed: fault => faults.push(fault) });
        const key = viewer === TABLE ? watch : secretFor(viewer);
        heard.push(await traffic(server, match, key, [...tries, ...hidden], act));
        await server.close();
        expect(faults).toEqual([]);
      }
      expect(heard[1]).toBe(heard[0]);
      expect(heard[0]).not.toContain('"hash"');
      expect(heard[0]).not.toContain(ours.seed);
    }
    expect(others).toBeGreaterThan(0);
  });
});

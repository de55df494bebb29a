import type { Tidings, TidingsOf } from '@oubliette/host/wire';
import { pick, type Random } from '@oubliette/kernel';
import { freshSecret } from '../fresh.ts';
import { type Client, connect, expected } from './client.ts';

type Sight = TidingsOf<'sight'>['sight'];

/** Somebody who follows a match on a socket and knows its newest sight. */
export interface TestPlayer {
  readonly client: Client;
  readonly key: string;
  readonly match: string;
  sight(): Sight;
  /** Waits until what is seen is as wanted. */
  until(wanted: (sight: Sight) => boolean): Promise<Sight>;
  act(...actions: string[]): Promise<Tidings>;
  /** Asks, and learns from the answer. */
  ask: Client['ask'];
}

const sightIn = (tidings: Tidings): Sight | null => ('sight' in tidings ? tidings.sight : null);

export async function follow(origin: string, key: string, match: string): Promise<TestPlayer> {
  const client = await connect(origin);
  let newest: Sight | null = null;
  let woken: () => void = () => {};
  const learn = (tidings: Tidings) => {
    const sight = sightIn(tidings);
    if (sight && (newest === null || sight.head >= newest.head)) newest = sight;
    woken();
    return tidings;
  };
  void (async () => {
    for (;;) learn(await client.told());
  })();
  learn(await client.ask({ do: 'follow', key, outlook: false }));
  const ask: Client['ask'] = async frame => learn(await client.ask(frame));
  const sight = () => {
    if (newest === null) throw new Error('the match has not begun');
    return newest;
  };
  return {
    client,
    key,
    match,
    sight,
    ask,
    async until(wanted) {
      while (newest === null || !wanted(newest))
        await new Promise<void>(wake => {
          woken = wake;
        });
      return newest;
    },
    async act(...actions) {
      const { head } = sight();
      return ask({ do: 'act', match, head, actions, outlook: false });
    },
  };
}

/** Waits until the newest that a client was told of who is there is this. */
export const heardHere = ({ heard, hears }: Client, seats: readonly string[]): Promise<void> =>
  hears(() => {
    const told = heard.filter(text => text.startsWith('{"tell":"here"')).at(-1);
    return told !== undefined && JSON.parse(told).seats.join() === seats.join();
  });

export interface Invited {
  readonly match: string;
  readonly keys: Readonly<Record<'blue' | 'yellow', string>>;
  readonly invite: string;
  readonly watch: string;
}

/** A duel that Ann began and Ben came to; there is a link for onlookers. */
export async function bothCome(
  origin: string,
  options: object = { quick: true },
): Promise<Invited> {
  const client = await connect(origin);
  const [blue, yellow, invite, watch] = Array.from({ length: 4 }, () => freshSecret()) as [
    string,
    string,
    string,
    string,
  ];
  const nonce = freshSecret();
  const { match } = expected(
    await client.ask({
      do: 'create',
      game: 'duel',
      options: { ...options },
      seats: { blue: { by: 'me' }, yellow: { by: 'friend', invite } },
      key: blue,
      nonce,
      name: 'Ann',
      watch,
    }),
    'created',
  );
  const claim = { do: 'claim', invite, key: yellow, nonce: freshSecret(), name: 'Ben' } as const;
  expected(await client.ask(claim), 'claimed');
  client.close();
  return { match, keys: { blue, yellow }, invite, watch };
}

/** Two people at a duel, each on a socket of their own. */
export async function duel(origin: string, options?: object) {
  const invited = await bothCome(origin, options);
  const { keys, match } = invited;
  const blue = await follow(origin, keys.blue, match);
  const yellow = await follow(origin, keys.yellow, match);
  return { ...invited, blue, yellow };
}

export type TestDuel = Awaited<ReturnType<typeof duel>>;

/** Both play whatever comes last in their lists, or by chance, until so many entries stand in the log. */
export async function playTo(
  { blue, yellow }: Pick<TestDuel, 'blue' | 'yellow'>,
  head: number,
  random?: Random,
) {
  const seats = { blue, yellow };
  while (blue.sight().head < head) {
    const { decision, outcome } = blue.sight().snapshot;
    if (outcome !== null || decision === null) return;
    const seat = decision.seats[0] as 'blue' | 'yellow';
    const { legal } = (await seats[seat].until(sight => sight.head >= blue.sight().head)).snapshot;
    const answer = expected(
      await seats[seat].act(random ? pick(random, 'any', legal) : legal.at(-1)!),
      'done',
    );
    if (answer.refusal !== null) throw new Error(JSON.stringify(answer.refusal));
    await blue.until(sight => sight.head >= answer.sight.head);
  }
  await yellow.until(sight => sight.head >= blue.sight().head);
}

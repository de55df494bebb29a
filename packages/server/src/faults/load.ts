import type { Tidings } from '@oubliette/host/wire';
import { freshSecret } from '../fresh.ts';
import { type StubbornClient, stubborn } from './stubborn.ts';

/** A wish that the server said was durable. */
export interface Acknowledged {
  readonly match: string;
  readonly seat: string;
  readonly id: string;
  readonly head: number;
}

export interface Load {
  readonly acknowledged: readonly Acknowledged[];
  readonly players: readonly StubbornClient[];
  readonly stale: number;
  readonly refused: readonly string[];
  /** Lets every player finish what they have begun. */
  stop(): Promise<void>;
}

async function posted(origin: string, what: string, frame: object): Promise<Tidings> {
  const body = JSON.stringify({ id: freshSecret(9), ...frame });
  for (;;) {
    const answer = await fetch(`${origin}/api/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
      .then(response => response.json() as Promise<Tidings>)
      .catch(() => null);
    if (answer !== null && answer.tell !== 'later') return answer;
    await new Promise(wait => setTimeout(wait, 100));
  }
}

/** A duel that both have come to: its keys by seat. */
async function begun(origin: string) {
  const [blue, yellow, invite] = [freshSecret(), freshSecret(), freshSecret()];
  const nonce = freshSecret();
  const seats = { blue: { by: 'me' }, yellow: { by: 'friend', invite } };
  const options = { quick: true };
  const about = { game: 'duel', options, seats, key: blue, nonce };
  const created = await posted(origin, 'create', about);
  if (created.tell !== 'created') throw new Error(JSON.stringify(created));
  await posted(origin, 'claim', { invite, key: yellow, nonce });
  return { match: created.match, keys: { blue, yellow } };
}

/** So many duels, each with two players who act whenever they are asked; the second one may come elsewhere. */
export async function openLoad(origin: string, matches: number, elsewhere = origin): Promise<Load> {
  const acknowledged: Acknowledged[] = [];
  const players: StubbornClient[] = [];
  const refused: string[] = [];
  const playing: Promise<void>[] = [];
  let stale = 0;
  let isStopped = false;

  async function play(player: StubbornClient, match: string, seat: string): Promise<void> {
    while (!isStopped) {
      const { sight } = player;
      const legal = sight?.snapshot.legal ?? [];
      if (sight === null || legal.length === 0) {
        if (sight?.snapshot.outcome) return;
        await player.somethingNew();
        continue;
      }
      const id = freshSecret(9);
      const action = legal[Math.floor(Math.random() * legal.length)]!;
      const { head } = sight;
      const wish = { do: 'act', id, match, head, actions: [action], outlook: false } as const;
      const answer = await player.ask(wish);
      if (answer.tell === 'done' && answer.refusal === null)
        acknowledged.push({ match, seat, id, head: answer.sight.head });
      else if (answer.tell === 'stale') stale++;
      else refused.push(JSON.stringify(answer).slice(0, 300));
    }
  }

  for (let n = 0; n < matches; n++) {
    const { match, keys } = await begun(origin);
    for (const [seat, key] of Object.entries(keys)) {
      const player = stubborn(seat === 'blue' ? origin : elsewhere, key);
      players.push(player);
      playing.push(play(player, match, seat));
    }
  }
  return {
    acknowledged,
    players,
    refused,
    get stale() {
      return stale;
    },
    async stop() {
      isStopped = true;
      await Promise.all(playing);
    },
  };
}

import type { Tidings } from '@oubliette/host/wire';
import { fastRandom, pick } from '@oubliette/kernel';
import { connect } from '../testing/client.ts';
import type { TestServer } from '../testing/open-server.ts';
import { bothCome, follow, type TestPlayer } from '../testing/player.ts';

export interface SameDecisions {
  readonly decisions: number;
  /** Two seats were asked at once, and both answers counted. */
  readonly bothCounted: number;
  /** One answer counted, and the other one was told the news. */
  readonly oneCounted: number;
  /** Anything else: each is a fault. */
  readonly wrong: readonly string[];
}

const tellOf = (answer: Tidings): string =>
  answer.tell === 'done' && answer.refusal !== null ? 'refused' : answer.tell;

/** Answers every decision on two nodes at the same moment: by both seats, or twice by the one that is asked. */
export async function sameDecisions(
  nodes: readonly TestServer[],
  count: number,
  seed: number,
): Promise<SameDecisions> {
  const random = fastRandom(seed);
  const wrong: string[] = [];
  let [decisions, bothCounted, oneCounted] = [0, 0, 0];
  const [first, last] = nodes as [TestServer, TestServer];

  async function table() {
    const { match, keys } = await bothCome(first.origin);
    const blue = await follow(first.origin, keys.blue, match);
    const yellow = await follow(last.origin, keys.yellow, match);
    // The same person at a second device, at the other node.
    const again = { blue: await connect(last.origin), yellow: await connect(first.origin) };
    for (const seat of ['blue', 'yellow'] as const)
      await again[seat].ask({ do: 'follow', key: keys[seat], outlook: false });
    return { match, seats: { blue, yellow } as Record<string, TestPlayer>, again };
  }

  while (decisions < count) {
    const { match, seats, again } = await table();
    const all = Object.values(seats);
    const newest = () => Math.max(...all.map(player => player.sight().head));
    for (;;) {
      const head = newest();
      for (const player of all) await player.until(sight => sight.head >= head);
      const { decision } = all[0]!.sight().snapshot;
      if (decision === null || decisions === count) break;
      const answered = decision.seats.map(seat => {
        const { legal } = seats[seat]!.sight().snapshot;
        const wish = { do: 'act', match, head, outlook: false } as const;
        return { seat, frame: { ...wish, actions: [pick(random, 'any', legal)] } };
      });
      const [one, other] = answered;
      const answers = await Promise.all(
        other
          ? [seats[one!.seat]!.ask(one!.frame), seats[other.seat]!.ask(other.frame)]
          : [seats[one!.seat]!.ask(one!.frame), again[one!.seat as 'blue'].ask(one!.frame)],
      );
      decisions++;
      const told = answers.map(tellOf).toSorted().join(' ');
      if (other && told === 'done done') bothCounted++;
      else if (!other && told === 'done stale') oneCounted++;
      else wrong.push(`${decision.question}: ${told}`);
      const reached = answers.map(answer => ('sight' in answer ? answer.sight.head : head));
      await all[0]!.until(sight => sight.head >= Math.max(...reached));
    }
    for (const { client } of all) client.close();
    for (const client of Object.values(again)) client.close();
  }
  return { decisions, bothCounted, oneCounted, wrong };
}

import type { Seat } from '@oubliette/kernel';
import { freshSecret } from '../fresh.ts';
import { openKeeping, type StoreLocation } from '../keeping.ts';
import { type Audit, audited } from './audit.ts';
import { openBalancer } from './balancer.ts';
import { type NodeProcess, openNode } from './nodes.ts';
import { type StubbornClient, stubborn } from './stubborn.ts';

export interface ThinkersKilled extends Audit {
  readonly kills: number;
  /** From a kill to the move that was being thought about, at the worst. */
  readonly slowestMoveMs: number;
}

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
const MACHINE: Seat = 'yellow';

/** People play machines, and whoever thinks for these is killed: each move is made, and made once. */
export async function thinkersKilled(
  keeping: StoreLocation,
  plan: { readonly kills: number; readonly nodes: number; readonly matches: number },
): Promise<ThinkersKilled> {
  const nodes: NodeProcess[] = [];
  for (let n = 0; n < plan.nodes; n++) nodes.push(await openNode(keeping));
  const balancer = await openBalancer(() =>
    nodes.filter(({ isUp }) => isUp).map(({ port }) => port),
  );
  const { store, close } = await openKeeping(keeping, error => console.error(error));
  const played: string[] = [];
  const players: StubbornClient[] = [];
  let isStopped = false;

  /** Does whatever comes, as long as nothing is over; then begins anew. */
  async function play(): Promise<void> {
    while (!isStopped) {
      const key = freshSecret();
      const answer = await fetch(`${balancer.origin}/api/create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ id: freshSecret(9), game: 'duel', options: { quick: true } },
          ...{ key, nonce: freshSecret() },
          seats: { blue: { by: 'me' }, [MACHINE]: { by: 'machine', level: 'squire' } },
        }),
      }).catch(() => null);
      if (!answer?.ok) continue;
      const { match } = (await answer.json()) as { match: string };
      const player = stubborn(balancer.origin, key);
      played.push(match);
      players.push(player);
      while (!isStopped && !player.sight?.snapshot.outcome) {
        const { legal = [] } = player.sight?.snapshot ?? {};
        if (player.sight === null || legal.length === 0) {
          await player.somethingNew();
          continue;
        }
        const action = legal[Math.floor(Math.random() * legal.length)]!;
        const { head } = player.sight;
        const id = freshSecret(9);
        const wish = { do: 'act', id, match, head, actions: [action], outlook: false } as const;
        await player.ask(wish);
      }
      player.close();
    }
  }

  /** A match in which the machine is asked, and what it would answer to. */
  async function thoughtAbout() {
    for (;;) {
      const kept = await Promise.all(played.slice(-plan.matches).map(match => store.kept(match)));
      const found = kept.find(one => one?.asked.includes(MACHINE) && !one.isOver);
      if (found) return found;
      await wait(20);
    }
  }

  const playing = Array.from({ length: plan.matches }, play);
  let slowestMoveMs = 0;
  for (let kill = 0; kill < plan.kills; kill++) {
    const { key, head } = await thoughtAbout();
    const node = nodes[kill % nodes.length]!;
    await node.kill();
    const killedAt = Date.now();
    const back = node.start();
    while ((await store.kept(key))!.head === head) await wait(50);
    slowestMoveMs = Math.max(slowestMoveMs, Date.now() - killedAt);
    await back;
  }
  isStopped = true;
  await Promise.race([Promise.all(playing), wait(3000)]);
  for (const player of players) player.close();
  balancer.close();
  await Promise.all(nodes.map(node => node.kill()));
  const made = await Promise.all(
    played.map(async match =>
      (await store.since(match, 0))
        .filter(({ seat }) => seat === MACHINE)
        .map(({ seat, id, head }) => ({ match, seat, id, head })),
    ),
  );
  await close();
  return { ...(await audited(keeping, made.flat())), kills: plan.kills, slowestMoveMs };
}

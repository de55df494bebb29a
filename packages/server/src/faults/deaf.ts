import type { StoreLocation } from '../keeping.ts';
import { type Audit, audited } from './audit.ts';
import { openLoad } from './load.ts';
import { openNode } from './nodes.ts';

export interface Deaf extends Audit {
  readonly refused: readonly string[];
  /** How long somebody did not see what had been acknowledged, at the worst. */
  readonly slowestSightMs: number;
}

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** Plays on nodes that tell each other nothing: each finds by looking what was done at the other. */
export async function deafNodes(
  keeping: StoreLocation,
  plan: { readonly matches: number; readonly seconds: number },
): Promise<Deaf> {
  const nodes = [await openNode(keeping, { tellsNodes: false })];
  nodes.push(await openNode(keeping, { tellsNodes: false }));
  const [one, other] = nodes.map(({ port }) => `http://127.0.0.1:${port}`) as [string, string];
  const load = await openLoad(one, plan.matches, other);
  /** By player: since when they lack what was acknowledged. */
  const behind = new Map<object, { readonly head: number; readonly since: number }>();
  const newest = new Map<string, number>();
  let [slowestSightMs, read] = [0, 0];

  function look(): void {
    const at = Date.now();
    for (const { match, head } of load.acknowledged.slice(read))
      newest.set(match, Math.max(newest.get(match) ?? 0, head));
    read = load.acknowledged.length;
    for (const player of load.players) {
      const before = behind.get(player);
      const head = player.sight?.head ?? 0;
      if (before && head >= before.head) {
        slowestSightMs = Math.max(slowestSightMs, at - before.since);
        behind.delete(player);
      }
      const wanted = newest.get(player.sight?.snapshot.key ?? '') ?? 0;
      if (!behind.has(player) && head < wanted) behind.set(player, { head: wanted, since: at });
    }
  }

  for (const begun = Date.now(); Date.now() - begun < plan.seconds * 1000; ) {
    await wait(20);
    look();
  }
  await load.stop();
  do {
    await wait(20);
    look();
  } while (behind.size > 0);
  for (const player of load.players) player.close();
  await Promise.all(nodes.map(node => node.end()));
  const { acknowledged, refused } = load;
  return { ...(await audited(keeping, acknowledged)), refused, slowestSightMs };
}

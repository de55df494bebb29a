import type { StoreLocation } from '../keeping.ts';
import { type Audit, audited } from './audit.ts';
import { openBalancer } from './balancer.ts';
import { openLoad } from './load.ts';
import { openNode } from './nodes.ts';

export interface Cuts {
  readonly seconds: number;
  readonly matches: number;
  /** The part of all connections that is cut each second. */
  readonly share: number;
}

export interface CutOff extends Audit {
  readonly returns: number;
  readonly refused: readonly string[];
  /** Players who two seconds after the end do not see what is stored. */
  readonly behind: number;
}

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** Plays while connections are cut; then everybody must see what is stored. */
export async function cutOff(keeping: StoreLocation, plan: Cuts): Promise<CutOff> {
  const node = await openNode(keeping);
  const balancer = await openBalancer(() => [node.port]);
  const load = await openLoad(balancer.origin, plan.matches);
  for (let second = 0; second < plan.seconds; second++) {
    await wait(1000);
    balancer.cut(plan.share);
  }
  await load.stop();
  await wait(2000);
  const heads = new Map<string, Set<number | undefined>>();
  for (const { sight } of load.players) {
    const match = sight?.snapshot.key ?? '';
    heads.set(match, (heads.get(match) ?? new Set()).add(sight?.head));
  }
  const behind = [...heads.values()].filter(({ size }) => size > 1).length;
  const returns = load.players.reduce((sum, player) => sum + player.returns, 0);
  for (const player of load.players) player.close();
  balancer.close();
  await node.end();
  const { acknowledged, refused } = load;
  return { ...(await audited(keeping, acknowledged)), returns, refused, behind };
}

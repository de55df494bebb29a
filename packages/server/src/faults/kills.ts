import { randomBytes } from 'node:crypto';
import type { StoreLocation } from '../keeping.ts';
import { type Audit, audited } from './audit.ts';
import { openBalancer } from './balancer.ts';
import { openLoad } from './load.ts';
import { type NodeProcess, openNode } from './nodes.ts';

export interface Kills {
  readonly kills: number;
  readonly nodes: number;
  readonly matches: number;
  /** How long the nodes are left alone between two kills, in milliseconds. */
  readonly pause: number;
}

export interface Killed extends Audit {
  readonly kills: number;
  readonly returns: number;
  readonly stale: number;
  readonly refused: readonly string[];
}

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** Plays many matches and kills the nodes under them, one after the other; then counts what is there. */
export async function killed(keeping: StoreLocation, plan: Kills): Promise<Killed> {
  const nodes: NodeProcess[] = [];
  for (let n = 0; n < plan.nodes; n++) nodes.push(await openNode(keeping));
  const balancer = await openBalancer(() =>
    nodes.filter(node => node.isUp).map(({ port }) => port),
  );
  const load = await openLoad(balancer.origin, plan.matches);
  for (let kill = 0; kill < plan.kills; kill++) {
    const before = load.acknowledged.length;
    // Somebody must be heard between two kills, or there was no load.
    while (load.acknowledged.length < before + plan.matches) await wait(20);
    await wait(Math.random() * plan.pause);
    const node = nodes[kill % nodes.length]!;
    await node.kill();
    await node.start();
  }
  await load.stop();
  const returns = load.players.reduce((sum, player) => sum + player.returns, 0);
  for (const player of load.players) player.close();
  balancer.close();
  await Promise.all(nodes.map(node => node.kill()));
  const { stale, refused, acknowledged } = load;
  return { ...(await audited(keeping, acknowledged)), kills: plan.kills, returns, stale, refused };
}

export const freshSealKey = () => randomBytes(32).toString('base64');

import { freshSecret } from '../fresh.ts';
import type { StoreLocation } from '../keeping.ts';
import { type Audit, audited } from './audit.ts';
import { openLoad } from './load.ts';
import { openNode } from './nodes.ts';

export interface FullDisk extends Audit {
  readonly refused: readonly string[];
  /** What the node says of itself while nothing can be written: 503 is “not ready”. */
  readonly ready: number;
  /** Whether what is stored was still read meanwhile. */
  readonly isRead: boolean;
  /** Acknowledged after there was room again. */
  readonly afterwards: number;
}

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** Plays until no file of the node may grow any more, then with room again; then counts what is there. */
export async function diskFull(
  keeping: StoreLocation,
  plan: { readonly matches: number; readonly kilobytes: number },
): Promise<FullDisk> {
  const node = await openNode(keeping, {}, plan.kilobytes);
  const origin = `http://127.0.0.1:${node.port}`;
  const load = await openLoad(origin, plan.matches);
  const ready = async () => (await fetch(`${origin}/api/readyz`)).status;
  let status = await ready();
  while (status === 200) {
    await wait(200);
    status = await ready();
  }
  const before = load.acknowledged.length;
  const asked = await fetch(`${origin}/api/peek`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'a', invite: freshSecret() }),
  });
  // An invite that is not there: that was looked up.
  const isRead = asked.status === 404;
  await node.kill();
  node.grow();
  await node.start();
  while (load.acknowledged.length < before + plan.matches) await wait(50);
  await load.stop();
  for (const one of load.players) one.close();
  await node.end();
  const { acknowledged, refused } = load;
  const afterwards = acknowledged.length - before;
  return { ...(await audited(keeping, acknowledged)), refused, ready: status, isRead, afterwards };
}

import { freshSecret } from '../fresh.ts';
import type { TestPostgres } from '../testing/postgres.ts';
import { type Audit, audited } from './audit.ts';
import { openBalancer } from './balancer.ts';
import { openGate } from './gate.ts';
import { openLoad } from './load.ts';
import { openNode } from './nodes.ts';

export interface DatabaseFaults {
  readonly matches: number;
  /** Ended in order and as by a crash, in turn. */
  readonly restarts: number;
  /** So long all connections are terminated every second. */
  readonly cutSeconds: number;
  /** So long nothing comes through, and nothing breaks either. */
  readonly holeSeconds: number;
}

export interface DatabaseGone extends Audit {
  readonly refused: readonly string[];
  /** The longest that somebody waited for an answer while nothing came through, and what it was. */
  readonly slowestAnswerMs: number;
  readonly answers: readonly string[];
  /** From the return of the database to the first acknowledgement after it, at the worst. */
  readonly backAfterMs: number;
}

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** Plays while the database goes away in every way that it can; then counts what is there. */
export async function databaseGone(
  postgres: TestPostgres,
  sealKey: string,
  plan: DatabaseFaults,
): Promise<DatabaseGone> {
  const direct = new URL(postgres.address);
  const gate = await openGate(Number(direct.port));
  const behind = new URL(direct);
  behind.port = String(gate.port);
  const keeping = { databaseUrl: behind.href, sealKey };
  const nodes = [await openNode(keeping), await openNode(keeping)];
  const balancer = await openBalancer(() => nodes.map(({ port }) => port));
  const load = await openLoad(balancer.origin, plan.matches);
  let backAfterMs = 0;

  async function firstAcknowledged(): Promise<void> {
    const begun = Date.now();
    const before = load.acknowledged.length;
    while (load.acknowledged.length === before) await wait(10);
    backAfterMs = Math.max(backAfterMs, Date.now() - begun);
  }

  for (let restart = 0; restart < plan.restarts; restart++) {
    await firstAcknowledged();
    await postgres.stop(restart % 2 === 0 ? 'fast' : 'immediate');
    await wait(Math.random() * 1000);
    await postgres.start();
    await firstAcknowledged();
  }
  for (let second = 0; second < plan.cutSeconds; second++) {
    await wait(1000);
    await postgres.cutAll();
  }
  await firstAcknowledged();

  const answers = new Set<string>();
  let slowestAnswerMs = 0;
  gate.swallow(true);
  // What was under way when it began may still come back; from here on nothing can.
  await wait(200);
  for (const begun = Date.now(); Date.now() - begun < plan.holeSeconds * 1000; ) {
    const asked = Date.now();
    const answer = await fetch(`${balancer.origin}/api/peek`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: freshSecret(9), invite: freshSecret() }),
    });
    answers.add(((await answer.json()) as { tell: string }).tell);
    slowestAnswerMs = Math.max(slowestAnswerMs, Date.now() - asked);
    await wait(100);
  }
  gate.swallow(false);
  await firstAcknowledged();
  await load.stop();
  for (const player of load.players) player.close();
  balancer.close();
  await Promise.all(nodes.map(node => node.end()));
  gate.close();
  const { acknowledged, refused } = load;
  const audit = await audited({ databaseUrl: postgres.address, sealKey }, acknowledged);
  return { ...audit, refused, slowestAnswerMs, answers: [...answers], backAfterMs };
}

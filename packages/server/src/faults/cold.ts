import { games } from '@oubliette/host';
import { type KeptLog, openKept } from '@oubliette/host/hall';
import { fastRandom } from '@oubliette/kernel';
import { openKeeping } from '../keeping.ts';
import { connect, expected } from '../testing/client.ts';
import { openTestServer, temporaryFolder } from '../testing/open-server.ts';
import { duel, playTo } from '../testing/player.ts';

export interface ColdMatch {
  readonly entries: number;
  readonly opened: number;
  /** From the disk to a match that can be shown, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** The same without a snapshot: every action played again. */
  readonly replayed: number;
}

/** Opens a long match again and again as a node does that has never seen it. */
export async function coldMatch(entries: number, times: number): Promise<ColdMatch> {
  const data = temporaryFolder();
  let key = '';
  let random = fastRandom(1);
  const server = await openTestServer({
    keeping: { data },
    allowed: { most: 1e6, perSecond: 1e6 },
  });
  for (let seed = 1, head = 0; head < entries; seed++) {
    random = fastRandom(seed);
    const table = await duel(server.origin, { quick: true });
    await playTo(table, entries, random);
    ({ head } = table.blue.sight());
    key = table.match;
    table.blue.client.close();
    table.yellow.client.close();
  }
  const last = await connect(server.origin);
  expected(await last.ask({ do: 'ping' }), 'pong');
  last.close();
  await server.close();
  const { store, close } = await openKeeping({ data }, error => console.error(error));
  const took = async (change: (log: KeptLog) => KeptLog) => {
    const begun = performance.now();
    const opened = await openKept(change((await store.load(key))!), games);
    if (!opened?.ok) throw new Error('the match cannot be opened');
    return performance.now() - begun;
  };
  const all: number[] = [];
  for (let n = 0; n < times; n++) all.push(await took(log => log));
  const replayed = await took(log => ({ ...log, snapshot: null }));
  const stored = (await store.kept(key))!.head;
  await close();
  all.sort((one, other) => one - other);
  const at = (share: number) => Math.round(all[Math.floor(share * (all.length - 1))]! * 10) / 10;
  return {
    entries: stored,
    opened: times,
    p50: at(0.5),
    p99: at(0.99),
    replayed: Math.round(replayed),
  };
}

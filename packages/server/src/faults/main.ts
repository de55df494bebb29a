// Long fault tests of online play, with what they found: npm run faults -w packages/server -- --help
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openTestServer, temporaryFolder } from '../testing/open-server.ts';
import { openPostgres } from '../testing/postgres.ts';
import { coldMatch } from './cold.ts';
import { crowd } from './crowd.ts';
import { cutOff } from './cuts.ts';
import { databaseGone } from './database.ts';
import { deafNodes } from './deaf.ts';
import { diskFull } from './full-disk.ts';
import { fuzzed } from './fuzzed.ts';
import { freshSealKey, killed } from './kills.ts';
import { sameDecisions } from './same-decision.ts';
import { thinkersKilled } from './thinkers.ts';

const USAGE = `Usage: npm run faults -w packages/server -- TEST [--count N] [--matches N] [--seconds N]

  kills            kill -9 under load, an SQLite file
  kills-postgres   the same, three nodes on PostgreSQL behind a balancer
  cuts             5 % of the connections cut per second: reset, half-open, within a frame
  database         PostgreSQL restarted, its connections terminated, a black hole before it
  deaf             two nodes on PostgreSQL that tell each other nothing
  same             every decision answered on two nodes at once
  thinkers         whoever thinks for machines killed, two nodes on PostgreSQL
  full-disk        no file of the node may grow any more, an SQLite file
  fuzz             spoiled frames of every kind
  cold             a long match opened by a node that has never seen it
  crowd            many matches, each followed on a socket: what memory they take

  --count N        kills, restarts, decisions, frames, matches or actions (default 100)
  --seconds N      how long something is cut, or lasts (default 60)
  --matches N      matches that are played meanwhile (default 8)`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '60' },
    matches: { type: 'string', default: '8' },
    help: { type: 'boolean', default: false },
  },
});
const [test] = positionals;
const [count, seconds, matches] = [values.count, values.seconds, values.matches].map(Number) as [
  number,
  number,
  number,
];

async function inFolder<Found>(work: (keeping: { data: string }) => Promise<Found>) {
  const data = temporaryFolder();
  const found = await work({ data });
  rmSync(data, { recursive: true });
  return found;
}

async function inPostgres<Found>(
  work: (keeping: { databaseUrl: string; sealKey: string }) => Promise<Found>,
) {
  const postgres = await openPostgres();
  const found = await work({ databaseUrl: postgres.address, sealKey: freshSealKey() });
  await postgres.close();
  return found;
}

const HOLE_SECONDS = 30;
const COLD_TIMES = 300;
/** Nobody is asked to wait. */
const FREE = { most: 1e6, perSecond: 1e6 };

const TESTS: Readonly<Record<string, () => Promise<object>>> = {
  kills: () =>
    inFolder(keeping => killed(keeping, { kills: count, nodes: 1, matches, pause: 300 })),
  'kills-postgres': () =>
    inPostgres(keeping => killed(keeping, { kills: count, nodes: 3, matches, pause: 300 })),
  async database() {
    const postgres = await openPostgres();
    const plan = { matches, restarts: count, cutSeconds: seconds, holeSeconds: HOLE_SECONDS };
    const found = await databaseGone(postgres, freshSealKey(), plan);
    await postgres.close();
    return found;
  },
  deaf: () => inPostgres(keeping => deafNodes(keeping, { matches, seconds })),
  same: () =>
    inPostgres(async keeping => {
      const nodes = await Promise.all([1, 2].map(() => openTestServer({ keeping, allowed: FREE })));
      const found = await sameDecisions(nodes, count, Date.now() % 1e9);
      await Promise.all(nodes.map(node => node.close()));
      return found;
    }),
  thinkers: () =>
    inPostgres(keeping => thinkersKilled(keeping, { kills: count, nodes: 2, matches })),
  'full-disk': () => inFolder(keeping => diskFull(keeping, { matches, kilobytes: 3000 })),
  cold: () => coldMatch(count, COLD_TIMES),
  crowd: () => inFolder(keeping => crowd(keeping, count)),
  async fuzz() {
    const faults: unknown[] = [];
    const server = await openTestServer({ failed: fault => faults.push(fault) });
    const found = await fuzzed(server, count, Date.now() % 1e9, faults);
    await server.close();
    return found;
  },
  cuts: () => inFolder(keeping => cutOff(keeping, { seconds, matches, share: 0.05 })),
};

if (values.help || test === undefined || !Object.hasOwn(TESTS, test)) {
  console.log(USAGE);
  process.exitCode = values.help ? 0 : 2;
} else {
  const begun = Date.now();
  const found = await TESTS[test]!();
  console.log(JSON.stringify({ test, seconds: Math.round((Date.now() - begun) / 1000), ...found }));
}

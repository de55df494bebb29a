import { resolve } from 'node:path';
import { closedServer } from '../packages/server/src/closed.ts';
import type { OnlineServer } from '../packages/server/src/server.ts';
import { FolderInUse, StartFault } from '../packages/server/src/store/faults.ts';
import { addressesOf, whyNotThere } from '../packages/web/build/address.ts';
import { buildIfChanged } from '../packages/web/build/build.ts';
import { isThisMachine } from '../packages/web/build/doorman.ts';
import type { ListeningPlace } from '../packages/web/build/listen.ts';
import { openAt } from '../packages/web/build/open.ts';
import { openBrowser } from '../packages/web/build/open-browser.ts';
import { readOptions, type StartOptions, USAGE } from '../packages/web/build/options.ts';
import { whoIsAt } from '../packages/web/build/taken.ts';

/** Where online play is kept unless a folder is named. */
const HOME = resolve(import.meta.dirname, '../.oubliette');

const options = readOptions(process.argv.slice(2));

if (options.kind === 'help') {
  console.log(USAGE);
} else if (options.kind === 'fault') {
  console.error(options.fault);
  process.exitCode = 2;
} else {
  await start(options).catch(fault => explain(fault, options));
}

type Start = Extract<StartOptions, { kind: 'start' }>;

async function start(how: Start): Promise<void> {
  const { port, host, metrics, publicOrigin } = how;
  let online: OnlineServer | null = null;
  const end = () => void Promise.resolve(online?.close()).finally(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  await buildIfChanged(line => console.log(line));
  // Whether the port is free shows before the data folder is touched.
  const opened = await openAt(
    { port, host, publicOrigin },
    {
      answer: (request, response) => (online ?? closedServer).answer(request, response),
      upgrade: (request, socket, head) => (online ?? closedServer).upgrade(request, socket, head),
    },
  );
  online = await openOnline(how).catch(fault => {
    opened.close();
    throw fault;
  });
  if (online && metrics !== null) {
    const { serveMetrics } = await import('../packages/server/src/operations/metrics.ts');
    serveMetrics(online.metrics, metrics);
  }
  const [address, ...others] = addressesOf({ host, port: opened.port });
  console.log(`Oubliette is open at ${address} (Ctrl+C ends it)`);
  if (publicOrigin !== null) console.log(`Links lead to ${publicOrigin}`);
  for (const other of others) console.log(`In your network: ${other}`);
  if (!isThisMachine(host) || others.length > 0) {
    console.error(
      'Everybody who can reach this machine can open the table, without a password or encryption; matches stay in the browser of whoever plays them, those over a link on this machine.',
    );
  }
  openBrowser(address);
}

/** Online play; where nobody named a folder, the table is there without it all the same. */
async function openOnline({
  data,
  publicOrigin,
  privateHooks,
  openTables,
}: Start): Promise<OnlineServer | null> {
  try {
    // Whoever is refused before this waits for no engine.
    const { createServer } = await import('../packages/server/src/index.ts');
    const { DATABASE_URL, OUBLIETTE_SEAL_KEY = '' } = process.env;
    const keeping = DATABASE_URL
      ? { databaseUrl: DATABASE_URL, sealKey: OUBLIETTE_SEAL_KEY }
      : { data: data ?? HOME };
    return await createServer({ keeping, publicOrigin, tellsPrivately: privateHooks, openTables });
  } catch (fault) {
    if (data !== null || !(fault instanceof FolderInUse)) throw fault;
    console.error(`${fault.message} Until then nobody plays online here.`);
    return null;
  }
}

async function explain(fault: unknown, place: ListeningPlace): Promise<void> {
  if (fault instanceof StartFault) {
    console.error(fault.message);
    process.exitCode = 2;
    return;
  }
  if ((fault as NodeJS.ErrnoException | null)?.code === 'EADDRINUSE') {
    const { sentence, open } = await whoIsAt(place);
    if (!open) {
      console.error(sentence);
      process.exitCode = 2;
      return;
    }
    console.log(sentence);
    openBrowser(addressesOf(place)[0]);
    return;
  }
  const elsewhere = whyNotThere(fault, place);
  console.error(elsewhere ?? (fault instanceof Error ? fault.message : fault));
  process.exitCode = elsewhere ? 2 : 1;
}

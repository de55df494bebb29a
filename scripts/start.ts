import { addressesOf, whyNotThere } from '../packages/web/build/address.ts';
import { buildIfChanged } from '../packages/web/build/build.ts';
import { isThisMachine } from '../packages/web/build/doorman.ts';
import type { Place } from '../packages/web/build/listen.ts';
import { openAt } from '../packages/web/build/open.ts';
import { openBrowser } from '../packages/web/build/open-browser.ts';
import { readOptions, USAGE } from '../packages/web/build/options.ts';
import { whoIsAt } from '../packages/web/build/taken.ts';

const options = readOptions(process.argv.slice(2));

if (options.kind === 'help') {
  console.log(USAGE);
} else if (options.kind === 'fault') {
  console.error(options.fault);
  process.exitCode = 2;
} else {
  await start(options).catch(fault => explain(fault, options));
}

async function start({ port, host }: Place): Promise<void> {
  process.once('SIGINT', () => process.exit(0));
  process.once('SIGTERM', () => process.exit(0));
  await buildIfChanged(line => console.log(line));
  const opened = await openAt({ port, host });
  const [address, ...others] = addressesOf({ host, port: opened.port });
  console.log(`Oubliette is open at ${address} (Ctrl+C ends it)`);
  for (const other of others) console.log(`In your network: ${other}`);
  if (!isThisMachine(host) || others.length > 0) {
    console.error(
      'Everybody who can reach this machine can open the table, without a password or encryption; matches stay in the browser of whoever plays them.',
    );
  }
  openBrowser(address);
}

async function explain(fault: unknown, place: Place): Promise<void> {
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

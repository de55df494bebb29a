import { addressesOf, whyNotThere } from '../packages/web/build/address.ts';
import { buildIfChanged, built } from '../packages/web/build/build.ts';
import { listen, type Place } from '../packages/web/build/listen.ts';
import { openBrowser } from '../packages/web/build/open-browser.ts';
import { readOptions, USAGE } from '../packages/web/build/options.ts';
import { serveFolder } from '../packages/web/build/serve.ts';

const options = readOptions(process.argv.slice(2));

if (options.kind === 'help') {
  console.log(USAGE);
} else if (options.kind === 'fault') {
  console.error(options.fault);
  process.exitCode = 2;
} else {
  await start(options).catch(fault => {
    const elsewhere = whyNotThere(fault, options);
    console.error(elsewhere ?? (fault instanceof Error ? fault.message : fault));
    process.exitCode = elsewhere ? 2 : 1;
  });
}

async function start({ port, host }: Place): Promise<void> {
  process.once('SIGINT', () => process.exit(0));
  process.once('SIGTERM', () => process.exit(0));
  await buildIfChanged(line => console.log(line));
  const got = await listen(serveFolder(built), { port, host });
  if (got !== port && port !== 0) console.log(`Port ${port} is taken, so port ${got} it is.`);
  const [address, ...others] = addressesOf({ host, port: got });
  console.log(`Oubliette is open at ${address} (Ctrl+C ends it)`);
  for (const other of others) console.log(`In your network: ${other}`);
  openBrowser(address);
}

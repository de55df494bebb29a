/** Kills tabs and browsers in the middle of writing: `npm run kills -w packages/web -- --tabs 50 --browsers 20`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged } from '../build/build.ts';
import { openAt } from '../build/open.ts';
import { Killing } from './kills.ts';

const USAGE = `Usage: npm run kills -w packages/web -- [--tabs 50] [--browsers 20]

Plays without a pause in Chromium, kills tabs and browsers in the middle of it, then throws the
database away. Ends with 1 if anything acknowledged was lost or doubled, or did not come back.`;

/** What was asked for; bad words end the program with 2. */
function wished(): { readonly tabs: number; readonly browsers: number } {
  const options = {
    help: { type: 'boolean' },
    tabs: { type: 'string', default: '50' },
    browsers: { type: 'string', default: '20' },
  } as const;
  try {
    const { values } = parseArgs({ options });
    const { tabs, browsers } = { tabs: Number(values.tabs), browsers: Number(values.browsers) };
    if (values.help) console.log(USAGE);
    else if (Number.isInteger(tabs) && Number.isInteger(browsers)) return { tabs, browsers };
    else throw new Error('--tabs and --browsers are whole numbers.');
    process.exit(0);
  } catch (error) {
    console.error((error as Error).message.split('\n')[0]);
    process.exit(2);
  }
}

const { tabs, browsers } = wished();

await buildIfChanged(console.log);
const server = await openAt({ port: 0, host: 'localhost' });
const profile = mkdtempSync(join(tmpdir(), 'oubliette-kills-'));
const killing = new Killing(`http://localhost:${server.port}`, profile);
try {
  await killing.killTabs(tabs);
  await killing.killBrowsers(browsers);
  const [before, after] = await killing.loseDatabase();
  const { kills, acknowledged, faults } = killing.report;
  console.log(`${kills} kills, ${acknowledged} acknowledged wishes, ${faults.length} faults`);
  for (const fault of faults) console.log(fault);
  console.log(`a lost database: ${before!.length} matches before, ${after!.length} afterwards`);
  const isWhole = JSON.stringify(before) === JSON.stringify(after);
  process.exitCode = faults.length === 0 && isWhole ? 0 : 1;
} finally {
  await killing.end();
  server.close();
  rmSync(profile, { recursive: true, force: true });
}

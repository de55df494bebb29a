// Before a release: the browser tests at every size and in every language, or those of single files.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { house } from '../build/sources.ts';

const USAGE = `Usage: npm run screens -w packages/web -- [PATH…]

Runs the browser tests, or those of the named files, at the sizes and in the languages of every day
and at those that differ little from them.`;

const paths = process.argv.slice(2);
if (paths.includes('--help')) {
  console.log(USAGE);
  process.exit(0);
}
const vitest = join(house, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--config=vitest.browser.config.ts', ...paths],
  { cwd: house, stdio: 'inherit', env: { ...process.env, OUBLIETTE_SCREENS: 'all' } },
);
process.exit(status ?? 1);

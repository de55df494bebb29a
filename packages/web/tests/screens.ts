// Before a release: the browser tests at every size and in every language, or those of single files.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { house } from '../build/sources.ts';

const { status } = spawnSync(
  process.execPath,
  [
    join(house, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config=vitest.browser.config.ts',
    ...process.argv.slice(2),
  ],
  { cwd: house, stdio: 'inherit', env: { ...process.env, OUBLIETTE_SCREENS: 'all' } },
);
process.exit(status ?? 1);

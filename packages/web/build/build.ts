import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { withLock } from './lock.ts';
import { fingerprint, house } from './sources.ts';

const web = join(house, 'packages/web');
const cache = join(house, '.cache/web');
const stamp = join(cache, 'built-from');

export const built = join(web, 'dist');

/** Builds the app when its sources changed since the last time; several callers wait for one build. */
export async function buildIfChanged(say: (line: string) => void): Promise<void> {
  if (isFresh(fingerprint())) return;
  mkdirSync(cache, { recursive: true });
  await withLock(join(cache, 'lock'), async () => {
    const sources = fingerprint();
    if (isFresh(sources)) return;
    say('Building the table…');
    const next = join(cache, 'next');
    await viteBuild(next);
    rmSync(built, { recursive: true, force: true });
    renameSync(next, built);
    writeFileSync(stamp, sources);
  });
}

function isFresh(sources: string): boolean {
  if (!existsSync(join(built, 'index.html')) || !existsSync(stamp)) return false;
  return readFileSync(stamp, 'utf8') === sources;
}

/** In a process of its own, so that a test's environment does not colour what is built. */
function viteBuild(to: string): Promise<void> {
  const vite = join(
    dirname(createRequire(import.meta.url).resolve('vite/package.json')),
    'bin/vite.js',
  );
  const child = spawn(
    process.execPath,
    [vite, 'build', web, '--outDir', to, '--emptyOutDir', '--logLevel', 'error'],
    { env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let words = '';
  child.stderr.on('data', chunk => {
    words += chunk;
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', code => (code === 0 ? done() : fail(new Error(words.trim()))));
  });
}

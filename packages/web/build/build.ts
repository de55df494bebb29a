import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { withLock } from '../../../toolchain/lock.mjs';
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
    await byPlainPath(path => viteBuild(path, next));
    rmSync(built, { recursive: true, force: true });
    renameSync(next, built);
    writeFileSync(stamp, sources);
  });
}

function isFresh(sources: string): boolean {
  if (!existsSync(join(built, 'index.html')) || !existsSync(stamp)) return false;
  return readFileSync(stamp, 'utf8') === sources;
}

/** Vite takes # and ? in a path for the end of it: such a checkout is built by a link that has none. */
async function byPlainPath(build: (path: string) => Promise<void>): Promise<void> {
  if (!/[#?]/.test(house)) return build(house);
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-build-'));
  const link = join(folder, 'checkout');
  try {
    symlinkSync(house, link, 'junction');
    await build(link);
  } finally {
    rmSync(link, { force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In a process of its own, so that a test's environment does not colour what is built. */
function viteBuild(path: string, to: string): Promise<void> {
  const vite = dirname(createRequire(import.meta.url).resolve('vite/package.json'));
  const child = spawn(
    process.execPath,
    [
      '--preserve-symlinks',
      '--preserve-symlinks-main',
      join(path, relative(house, vite), 'bin/vite.js'),
      ...['build', join(path, 'packages/web')],
      ...['--outDir', to, '--emptyOutDir', '--logLevel', 'error'],
    ],
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

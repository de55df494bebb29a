import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import own from '../package.json' with { type: 'json' };

export const house = fileURLToPath(new URL('../../../', import.meta.url));

const packages = Object.keys(own.dependencies)
  .filter(name => name.startsWith('@oubliette/'))
  .map(name => name.replace('@oubliette', 'packages'));

/** Everything that the browser gets is made from these, and from nothing else. */
export const SOURCES: readonly string[] = [
  'package-lock.json',
  ...packages,
  'packages/web/index.html',
  'packages/web/vite.config.ts',
  'packages/web/build/chunks.ts',
  'packages/web/build/offline.ts',
  'packages/web/languages',
  'packages/web/public',
  'packages/web/src',
];

const SKIPPED = /(^|\/)(node_modules|dist|vectors)$|\.test\.tsx?$/;

/** One line that changes whenever a source does. Reads every file: some hundred, a few milliseconds. */
export function fingerprint(root = house, sources: readonly string[] = SOURCES): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(source => filesUnder(join(root, source)))) {
    hash.update(`${relative(root, path)}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function filesUnder(path: string): string[] {
  if (SKIPPED.test(path.split(sep).join('/'))) return [];
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap(name => filesUnder(join(path, name)));
}

// Format and lint by Biome, and what Biome cannot see: names that mean two things.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { repeatedTypeNames } from './lint/type-names.ts';

const ROOT = resolve(import.meta.dirname, '..');
const BIOME = resolve(ROOT, 'node_modules/@biomejs/biome/bin/biome');

const repeated = repeatedTypeNames(ROOT);
for (const fault of repeated) console.error(`${fault}: give each a name that says which it is`);
const { status } = spawnSync(process.execPath, [BIOME, 'check', '--error-on-warnings', '.'], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exitCode = status === 0 && repeated.length === 0 ? 0 : 1;

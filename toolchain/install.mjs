import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { cleanInstall } from './npm.mjs';
import { ROOT, TOOLS } from './places.mjs';
import { say, stop } from './say.mjs';

const PAPERS = ['package.json', 'package-lock.json'];

const stampOf = folder => join(folder, 'node_modules', '.oubliette-lock');

const wantedOf = folder =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

function isInstalled(papers, folder) {
  const stamp = stampOf(folder);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedOf(papers);
}

/** Installs what the lock file of a folder names, there, once per lock file. */
export function install(folder, what, tool) {
  return once(folder, folder, { what, saying: what }, async () => {
    rmSync(stampOf(folder), { force: true });
    await fetched(folder, what, tool);
    writeFileSync(stampOf(folder), wantedOf(folder));
  });
}

/** The same into another folder, which is there whole or not at all. */
export function installApart(papers, folder, what, tool, note) {
  const saying = `${what} ${note}`;
  return once(papers, folder, { what, saying }, async () => {
    const next = join(TOOLS, 'next');
    rmSync(next, { recursive: true, force: true });
    mkdirSync(next, { recursive: true });
    for (const name of PAPERS) copyFileSync(join(papers, name), join(next, name));
    await fetched(next, what, tool);
    writeFileSync(stampOf(next), wantedOf(papers));
    rmSync(folder, { recursive: true, force: true });
    renameSync(next, folder);
  });
}

/** One at a time: two first runs at once would tear each other's files away. */
async function once(papers, folder, { what, saying }, work) {
  if (isInstalled(papers, folder)) return;
  try {
    mkdirSync(TOOLS, { recursive: true });
    await withLock(
      join(TOOLS, 'lock'),
      async () => {
        if (isInstalled(papers, folder)) return;
        say(`Fetching ${saying}…`);
        await work();
      },
      () => say('Another command is fetching something for this checkout; waiting for it…'),
    );
  } catch (fault) {
    stop(cannotWrite(fault, what));
  }
}

async function fetched(folder, what, tool) {
  const reason = await cleanInstall(folder, what, tool);
  if (reason !== null) throw new Error(reason);
}

function cannotWrite(fault, what) {
  if (!['EACCES', 'EPERM', 'EROFS'].includes(fault.code)) return fault.message;
  return `${ROOT} cannot be written to (${fault.code}), and ${what} must be installed there: copy the checkout to a folder of your own.`;
}

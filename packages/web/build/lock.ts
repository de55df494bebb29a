import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 100;

/** Runs `work` while no other process runs work under the same lock file. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  while (!take(path)) {
    if (!holderLives(path)) rmSync(path, { force: true });
    else await wait(PATIENCE_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function take(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw fault;
  }
}

function holderLives(path: string): boolean {
  try {
    process.kill(Number(readFileSync(path, 'utf8')), 0);
    return true;
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

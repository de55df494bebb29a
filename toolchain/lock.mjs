import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 200;
const PULSE_MS = 2_000;
/** Without a pulse for so long, the holder is dead: a process of that number may be another one. */
const DEAD_MS = 60_000;

export async function withLock(path, work, waiting) {
  let told = false;
  while (!take(path)) {
    if (!lives(path)) {
      bury(path);
      continue;
    }
    if (!told) waiting?.();
    told = true;
    await wait(PATIENCE_MS);
  }
  const pulse = setInterval(() => beat(path), PULSE_MS);
  try {
    return await work();
  } finally {
    clearInterval(pulse);
    rmSync(path, { force: true });
  }
}

function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (fault) {
    if (fault.code === 'EEXIST') return false;
    throw fault;
  }
}

function beat(path) {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // Whoever took the lock away has a reason; the work goes on.
  }
}

function lives(path) {
  try {
    if (Date.now() - statSync(path).mtimeMs > DEAD_MS) return false;
    process.kill(Number(readFileSync(path, 'utf8')), 0);
    return true;
  } catch (fault) {
    return fault.code !== 'ESRCH' && fault.code !== 'ENOENT';
  }
}

/** Two may find the same dead holder; who renames a lock that was taken anew meanwhile gives it back. */
function bury(path) {
  const grave = `${path}.${process.pid}`;
  try {
    renameSync(path, grave);
    if (lives(grave)) linkSync(grave, path);
  } catch (fault) {
    if (fault.code !== 'ENOENT' && fault.code !== 'EEXIST') throw fault;
  }
  rmSync(grave, { force: true });
}

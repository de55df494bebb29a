import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { withLock } from '../toolchain/lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-lock-'));
const lock = join(folder, 'lock');

afterAll(() => rmSync(folder, { recursive: true }));

describe('a lock', () => {
  it('lets one work at a time', async () => {
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await wait(5);
      inside--;
    };
    await Promise.all([withLock(lock, work), withLock(lock, work), withLock(lock, work)]);
    expect(most).toBe(1);
  });

  it('is given back when the work fails', async () => {
    await expect(withLock(lock, () => Promise.reject(new Error('collapsed')))).rejects.toThrow(
      'collapsed',
    );
    expect(existsSync(lock)).toBe(false);
  });

  it('of a dead process is taken over', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(lock, String(pid));
    expect(await withLock(lock, async () => 'in')).toBe('in');
  });

  it('without a pulse is taken over, though another process has its number by now', async () => {
    writeFileSync(lock, String(process.pid));
    const longAgo = new Date(Date.now() - 3_600_000);
    utimesSync(lock, longAgo, longAgo);
    expect(await withLock(lock, async () => 'in')).toBe('in');
  });

  it('says once that it must wait', async () => {
    let told = 0;
    const first = withLock(lock, () => wait(5));
    await withLock(
      lock,
      async () => {},
      () => told++,
    );
    await first;
    expect(told).toBe(1);
  });
});

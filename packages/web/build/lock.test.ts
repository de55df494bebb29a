import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { withLock } from './lock.ts';

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
});

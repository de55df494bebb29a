import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { OpenedServer } from '../build/listen.ts';
import { openAt } from '../build/open.ts';
import { Killing } from './kills.ts';

describe('tabs and browsers that are killed while they write', () => {
  const profile = mkdtempSync(join(tmpdir(), 'oubliette-kills-'));
  let server: OpenedServer | null = null;
  let killing: Killing | null = null;

  afterAll(async () => {
    await killing?.end();
    server?.close();
    rmSync(profile, { recursive: true, force: true });
  });

  it('lose nothing that was acknowledged, and all comes back after a lost database', async () => {
    server = await openAt({ port: 0, host: 'localhost' });
    killing = new Killing(`http://localhost:${server.port}`, profile);
    await killing.killTabs(50);
    await killing.killBrowsers(20);
    expect(killing.report).toMatchObject({ kills: 70, faults: [] });
    expect(killing.report.acknowledged).toBeGreaterThan(70);
    const [before, after] = await killing.loseDatabase();
    expect(before!.length).toBeGreaterThan(0);
    expect(after).toEqual(before);
  });
});

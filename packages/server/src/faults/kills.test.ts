import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/open-server.ts';
import { openPostgres } from '../testing/postgres.ts';
import { freshSealKey, type Killed, killed } from './kills.ts';

function expectWhole(found: Killed): void {
  expect(found).toMatchObject({ lost: 0, doubled: 0, gaps: 0, differing: 0, refused: [] });
  expect(found.acknowledged).toBeGreaterThanOrEqual(found.kills * found.matches);
  expect(found.returns).toBeGreaterThan(0);
}

describe('nodes that are killed while people play', () => {
  it('lose and double nothing in an SQLite file', async () => {
    const data = temporaryFolder();
    expectWhole(await killed({ data }, { kills: 2, nodes: 1, matches: 2, pause: 200 }));
    rmSync(data, { recursive: true });
  });

  it('lose and double nothing where two of them share a database', async () => {
    const postgres = await openPostgres();
    const keeping = { databaseUrl: postgres.address, sealKey: freshSealKey() };
    expectWhole(await killed(keeping, { kills: 2, nodes: 2, matches: 2, pause: 200 }));
    await postgres.close();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer } from '../testing/open-server.ts';
import { openPostgres, type TestPostgres } from '../testing/postgres.ts';
import { deafNodes } from './deaf.ts';
import { freshSealKey } from './kills.ts';
import { sameDecisions } from './same-decision.ts';
import { thinkersKilled } from './thinkers.ts';

describe('two nodes on one database', () => {
  let postgres: TestPostgres;
  let keeping: { databaseUrl: string; sealKey: string };
  beforeAll(async () => {
    postgres = await openPostgres();
    keeping = { databaseUrl: postgres.address, sealKey: freshSealKey() };
  });
  afterAll(() => postgres.close());

  const whole = { lost: 0, doubled: 0, gaps: 0, differing: 0 };

  it('count one answer where one is asked, and both where both are, whatever comes at once', async () => {
    const nodes = [await openTestServer({ keeping }), await openTestServer({ keeping })];
    const found = await sameDecisions(nodes, 40, 3);
    expect(found).toMatchObject({ decisions: 40, wrong: [] });
    expect(found.oneCounted + found.bothCounted).toBe(40);
    await Promise.all(nodes.map(node => node.close()));
  });

  it('find by looking what was done at the other one, when nobody tells them', async () => {
    const found = await deafNodes(keeping, { matches: 2, seconds: 4 });
    expect(found).toMatchObject({ ...whole, refused: [] });
    expect(found.acknowledged).toBeGreaterThan(0);
  });

  it('make each move of a machine once, also when whoever thinks is killed', async () => {
    const found = await thinkersKilled(keeping, { kills: 2, nodes: 2, matches: 2 });
    expect(found).toMatchObject({ ...whole, kills: 2 });
    expect(found.deeds).toBeGreaterThan(0);
  });
});

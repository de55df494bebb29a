import { expect, it } from 'vitest';
import { openPostgres } from '../testing/postgres.ts';
import { databaseGone } from './database.ts';
import { freshSealKey } from './kills.ts';

it('a database that goes away in every way loses nothing, and everybody is told “later”', async () => {
  const postgres = await openPostgres();
  const plan = { matches: 2, restarts: 2, cutSeconds: 2, holeSeconds: 3 };
  const found = await databaseGone(postgres, freshSealKey(), plan);
  expect(found).toMatchObject({ lost: 0, doubled: 0, gaps: 0, differing: 0, refused: [] });
  expect(found.answers).toEqual(['later']);
  expect(found.acknowledged).toBeGreaterThan(0);
  await postgres.close();
});

import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/open-server.ts';
import { diskFull } from './full-disk.ts';

it('a full disk loses nothing that was acknowledged, is said so, and is over when there is room', async () => {
  const data = temporaryFolder();
  const found = await diskFull({ data }, { matches: 2, kilobytes: 1200 });
  expect(found).toMatchObject({ lost: 0, doubled: 0, gaps: 0, differing: 0, refused: [] });
  expect(found).toMatchObject({ ready: 503, isRead: true });
  expect(found.afterwards).toBeGreaterThan(0);
  rmSync(data, { recursive: true });
});

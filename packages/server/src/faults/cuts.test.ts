import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/open-server.ts';
import { cutOff } from './cuts.ts';

it('players whose connections are cut lose nothing, and see what is stored', async () => {
  const data = temporaryFolder();
  const found = await cutOff({ data }, { seconds: 4, matches: 4, share: 0.3 });
  expect(found).toMatchObject({
    lost: 0,
    doubled: 0,
    gaps: 0,
    differing: 0,
    behind: 0,
    refused: [],
  });
  expect(found.returns).toBeGreaterThan(0);
  expect(found.acknowledged).toBeGreaterThan(0);
  rmSync(data, { recursive: true });
});

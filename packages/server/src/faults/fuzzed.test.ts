import { expect, it } from 'vitest';
import { openTestServer } from '../testing/open-server.ts';
import { fuzzed } from './fuzzed.ts';

it('whatever is sent is answered, and breaks nothing', async () => {
  const faults: unknown[] = [];
  const server = await openTestServer({ failed: fault => faults.push(fault) });
  const found = await fuzzed(server, 3000, 22, faults);
  expect(found).toMatchObject({ unanswered: 0, broken: 0, faults: [] });
  await server.close();
});

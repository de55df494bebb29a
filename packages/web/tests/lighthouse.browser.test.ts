import { expect, it } from 'vitest';
import { MARKS, MEASURED, measure } from './lighthouse.ts';

it('Lighthouse finds nothing against the first pages, and nothing moves', async () => {
  const { home, 'new game': form, table } = MEASURED;
  const addresses = [home!, form!, table!];
  const seen: string[] = [];
  await measure(addresses, (address, page) => {
    seen.push(address);
    expect(page.faults, address).toEqual([]);
    expect(page.accessibility, address).toBe(MARKS.accessibility);
    expect(page.bestPractices, address).toBeGreaterThanOrEqual(MARKS.bestPractices);
    expect(page.shift, address).toBeLessThanOrEqual(MARKS.shift);
  });
  expect(seen).toEqual(addresses);
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTable } from './browser.ts';
import { beforeRelease } from './release.ts';

const table = openTable();

/** Collects from the first moment on how far things move that nobody has touched. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { sum: 0, moved: [] as string[] };
    Object.assign(window, { seen });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: { node: Node | null }[];
        };
        seen.sum += value;
        for (const { node } of sources) seen.moved.push(`${node?.nodeName} ${value.toFixed(3)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const seenOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { sum: number; moved: string[] } }).seen);

/** A page is there when nothing is fetched any more. */
async function shiftOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  const { sum, moved } = await seenOn(page);
  if (sum > LARGEST) console.error(moved.join('; '));
  return sum;
}

/** What Lighthouse and we call still. */
const LARGEST = 0.02;

describe('while a page loads, nothing moves under the reader’s finger', () => {
  it.each([
    ['home', '#/'],
    ['lessons', '#/learn'],
    ['a lesson', '#/learn/duel/1'],
    ['a lesson of the other game', '#/learn/claustrophobia/1'],
    ['a new duel', '#/duel'],
    ['a new solo game', '#/solo'],
    ['a new match of Claustrophobia', '#/claustrophobia'],
    ['the companion', '#/companion'],
    ['the rulebook', '#/rules'],
  ])('%s', async (_, address) => {
    const visits = [
      { size: 'phone', language: 'en' },
      ...beforeRelease({ size: 'laptop', language: 'ru' }),
    ] as const;
    for (const visit of visits) {
      await table.visit(address, { ...visit, motion: true, prepare: watch }, async page => {
        expect(await shiftOf(page)).toBeLessThanOrEqual(LARGEST);
      });
    }
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTable } from './browser.ts';

const table = openTable();
const COLUMNS = 22;

/** The worked example of the ledger, put together by hand. */
const EXAMPLE = [
  ['N:puny-ed', 13, 4],
  ['Y:cleric', 18, 4],
  ['Y:wizard', 19, 5],
  ['Y:naga', 19, 1],
  ['Y:mekanork', 11, 4],
  ['Y:fireball-wand', 17, 1],
] as const;

const squareAt = (page: Page, x: number, y: number) =>
  page.locator(`[data-cell="${y * COLUMNS + x}"]`);

type Square = readonly [x: number, y: number];

/** Draws whatever stands on a square to another one. */
async function drag(page: Page, from: Square, to: Square): Promise<void> {
  await squareAt(page, ...from).hover({ force: true });
  await page.mouse.down();
  await squareAt(page, ...to).hover({ force: true });
  await page.mouse.up();
}

describe('the solo companion', () => {
  it('DS-OBJ-01: tells what Puny Ed does on a table that was set by hand, and refuses what cannot be', async () => {
    await table.visit('#/companion', { sign: '.companion-board svg' }, async page => {
      const chosen = page.locator('.trace-row[data-verdict=chosen]');
      const put = async (token: string, x: number, y: number) => {
        await page.locator(`[data-token="${token}"]`).click();
        await squareAt(page, x, y).click({ force: true });
        await page.locator(`[data-token="${token}"]`).click();
      };
      for (const [token, x, y] of EXAMPLE) await put(token, x, y);
      await drag(page, [19, 1], [18, 4]);
      const refusal = page.getByRole('alert');
      expect(await refusal.textContent()).toContain(
        'Naga: shares the square with another healthy character',
      );
      expect(await refusal.getByRole('link').getAttribute('href')).toBe('#/rules/DT-MOVE-05');
      await page.getByRole('button', { name: 'Activate' }).click();
      await chosen.waitFor();
      expect(await chosen.textContent()).toContain('Cleric 4 AP (chosen)');
      expect(await page.locator('.to-come').textContent()).toContain('2 + 1');
      // The position outlives the page, and whoever has asked is answered for the next one too.
      await page.reload();
      await page.getByRole('button', { name: 'Activate' }).click();
      await chosen.waitFor();
      await drag(page, [18, 4], [2, 9]);
      await expect.poll(() => chosen.textContent()).toContain('the way out 4 AP (chosen)');
    });
  });
});

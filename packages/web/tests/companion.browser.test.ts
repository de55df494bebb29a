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

describe('the solo companion', () => {
  it('DS-OBJ-01: tells what Puny Ed does on a table that was set by hand, and refuses what cannot be', async () => {
    await table.visit('#/companion', { sign: '.companion-board svg' }, async page => {
      const put = async (token: string, x: number, y: number) => {
        const button = page.locator(`[data-token="${token}"]`);
        await button.click();
        await page.locator(`[data-cell="${y * COLUMNS + x}"]`).click({ force: true });
        await button.click();
      };
      for (const [token, x, y] of EXAMPLE) await put(token, x, y);
      await put('Y:telepath', 18, 4);
      expect(await page.getByRole('alert').textContent()).toContain('another healthy character');
      await page.getByRole('button', { name: 'Activate' }).click();
      const chosen = page.locator('.trace-row[data-verdict=chosen]');
      await chosen.waitFor();
      expect(await chosen.textContent()).toContain('Cleric 4 AP (chosen)');
    });
  });
});

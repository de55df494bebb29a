import { describe, expect, it } from 'vitest';
import { openTable } from './browser.ts';

const table = openTable();

describe('the sheet of components', () => {
  it('shows every room, tile, character, object and warrior', async () => {
    await table.visit('#/sheet', {}, async page => {
      const captions = (title: string) =>
        page.getByRole('region', { name: title }).locator('figcaption').count();
      expect(await captions('The sixteen rooms, as drawn in the ledger')).toBe(16);
      expect(await captions('Tiles of Claustrophobia')).toBe(13);
      expect(await captions('Thirteen characters')).toBe(13);
      expect(await captions('Ten objects')).toBe(10);
      expect(await captions('Warriors and demons')).toBe(12);
      expect(await captions('Token states')).toBe(12);
    });
  });

  it('draws nothing with a missing gradient or an impossible number', async () => {
    await table.visit('#/sheet', {}, async page => {
      const missing = await page.evaluate(() => {
        const html = document.body.innerHTML;
        const used = [...html.matchAll(/url\((?:&quot;|")?#([\w-]+)/g)].map(
          match => match[1] ?? '',
        );
        return [...new Set(used)].filter(id => !document.getElementById(id));
      });
      expect(missing).toEqual([]);
      expect(
        await page.locator('svg').evaluateAll(all => all.map(svg => svg.outerHTML).join('')),
      ).not.toMatch(/NaN|undefined/);
    });
  });

  it('moves along tabs with the arrow keys', async () => {
    await table.visit('#/sheet', {}, async page => {
      const tab = (name: string) => page.getByRole('tab', { name });
      await tab('Redeemer').focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => tab('Brute').getAttribute('aria-selected')).toBe('true');
      await expect.poll(() => page.getByRole('tabpanel').textContent()).toBe('Brute');
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => tab('Redeemer').getAttribute('aria-selected')).toBe('true');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Redeemer');
    });
  });

  it('opens a dialog that Escape closes, and gives the focus back', async () => {
    await table.visit('#/sheet', {}, async page => {
      const opener = page.getByRole('button', { name: 'Open a dialog' });
      await opener.click();
      const dialog = page.getByRole('dialog', { name: 'Turn the room?' });
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await opener.evaluate(button => button === document.activeElement)).toBe(true);
    });
  });

  it('explains on focus, and is quiet after Escape', async () => {
    await table.visit('#/sheet', {}, async page => {
      await page.getByRole('button', { name: 'Tooltip' }).focus();
      const tooltip = page.getByRole('tooltip');
      await tooltip.waitFor();
      await page.keyboard.press('Escape');
      await tooltip.waitFor({ state: 'hidden' });
    });
  });

  it('explains within the screen of a phone', async () => {
    await table.visit('#/sheet', { size: 'phone' }, async page => {
      await page.getByRole('button', { name: 'Tooltip' }).focus();
      const box = await page.getByRole('tooltip').boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    });
  });

  it('keeps an unavailable button in the order of the keyboard', async () => {
    await table.visit('#/sheet', {}, async page => {
      const button = page.getByRole('button', { name: 'Not now' });
      await button.focus();
      expect(await button.evaluate(element => element === document.activeElement)).toBe(true);
      await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
    });
  });
});

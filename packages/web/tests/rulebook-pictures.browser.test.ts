import { expect, it } from 'vitest';
import { axe } from './axe.ts';
import { openTable, sizes } from './browser.ts';

const table = openTable();

it.each([
  ['#/rules/dungeon-twister/duel', 'en', 7, 'phone'],
  ['#/rules/dungeon-twister/solo/2', 'ru', 8, 'squarish'],
  ['#/rules/claustrophobia/rules', 'ru', 5, 'phone'],
] as const)('every position of %s is a picture (%s)', async (address, language, count, size) => {
  await table.visit(address, { language, size }, async page => {
    const pictures = page.locator('.position-picture > svg');
    await expect.poll(() => pictures.count(), { timeout: 60_000 }).toBe(count);
    const places = page.locator('.position-picture');
    for (const place of await places.all()) {
      const { width, height } = await place.evaluate(box => box.getBoundingClientRect());
      expect(width).toBeGreaterThan(300);
      expect(height).toBeGreaterThan(120);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      sizes[size].viewport.width,
    );
    expect(await axe(page, '.parchment')).toEqual([]);
  });
});

it('a picture of the rules is opened on the table, and played on from there', async () => {
  await table.visit('#/rules/dungeon-twister/duel', {}, async page => {
    await page.getByRole('link', { name: 'Open this position on the table' }).first().click();
    await page.locator('[data-orbit="B:naga"]').first().waitFor();
    await expect.poll(() => page.locator('[data-orbit="B:rope"]').count()).toBe(1);
  });
});

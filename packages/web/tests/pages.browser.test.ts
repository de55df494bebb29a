import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTable, sizes } from './browser.ts';

const table = openTable();

const pages = [
  '#/',
  '#/duel',
  '#/claustrophobia',
  '#/labyrinth',
  '#/rules',
  '#/sheet',
  '#/about',
  '#/nowhere',
];
const languages = ['en', 'ru'] as const;
const views = ['desktop', 'laptop', 'phone'] as const satisfies readonly (keyof typeof sizes)[];

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

describe.each(pages)('the page %s', address => {
  describe.each(languages)('in %s', language => {
    it.each(views)('fits a %s', async size => {
      await table.visit(address, { language, size }, async page => {
        expect(await widthOf(page)).toBe(sizes[size].viewport.width);
      });
    });

    it.each(['desktop', 'phone'] as const)('is accessible on a %s', async size => {
      await table.visit(address, { language, size }, async page => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
        expect(found).toEqual([]);
      });
    });
  });

  it('has targets that a thumb can hit', async () => {
    await table.visit(address, { size: 'phone' }, async page => {
      const small = await page.locator('a.button, button, select, input').evaluateAll(elements =>
        elements
          .map(element => ({ box: element.getBoundingClientRect(), html: element.outerHTML }))
          .filter(({ box }) => box.height > 0 && box.height < 44)
          .map(({ html }) => html.slice(0, 90)),
      );
      expect(small).toEqual([]);
    });
  });
});

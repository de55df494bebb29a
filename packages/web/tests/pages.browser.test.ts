import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Language } from '../src/i18n/choose.ts';
import { axe } from './axe.ts';
import { openTable, sizes } from './browser.ts';
import { pages } from './pages.ts';

const table = openTable();

/** Each page in its narrowest place in both languages; axe sees each layout and each language once. */
const visits = [
  { size: 'desktop', language: 'en', checked: true },
  { size: 'laptop', language: 'ru', checked: false },
  { size: 'phone', language: 'en', checked: false },
  { size: 'phone', language: 'ru', checked: true },
] as const satisfies readonly {
  size: keyof typeof sizes;
  language: Language;
  checked: boolean;
}[];

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Whatever a thumb would miss. */
const smallTargets = (page: Page) =>
  page.locator('a.button, button, select, input').evaluateAll(elements =>
    elements
      .map(element => ({ box: element.getBoundingClientRect(), html: element.outerHTML }))
      .filter(({ box }) => box.height > 0 && box.height < 44)
      .map(({ html }) => html.slice(0, 90)),
  );

describe.each(pages)('the page %s', address => {
  it.each(visits)(
    'fits a $size in $language, for everybody',
    async ({ size, language, checked }) => {
      await table.visit(address, { language, size }, async page => {
        expect(await widthOf(page)).toBe(sizes[size].viewport.width);
        if (size === 'phone') expect(await smallTargets(page)).toEqual([]);
        if (checked) expect(await axe(page)).toEqual([]);
      });
    },
  );
});

it('axe can tell: a button without a name is found, also in its part of the page alone', async () => {
  await table.visit('#/about', {}, async page => {
    await page.locator('main').evaluate(main => main.append(document.createElement('button')));
    const found = ['button-name: <button></button>'];
    expect(await axe(page)).toEqual(found);
    expect(await axe(page, 'main')).toEqual(found);
    expect(await axe(page, 'header')).toEqual([]);
  });
});

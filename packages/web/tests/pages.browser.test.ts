import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Language } from '../src/i18n/choose.ts';
import { axe } from './axe.ts';
import { openTable, sizes } from './browser.ts';
import { pages } from './pages.ts';
import { beforeRelease } from './release.ts';

const table = openTable();

/** Each layout and each language once, Russian in the narrow one: its words are longer. */
const visits = [
  { size: 'desktop', language: 'en' },
  { size: 'phone', language: 'ru' },
  ...beforeRelease({ size: 'laptop', language: 'ru' }, { size: 'phone', language: 'en' }),
] as const satisfies readonly { size: keyof typeof sizes; language: Language }[];

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
  it.each(visits)('fits a $size in $language, for everybody', async ({ size, language }) => {
    await table.visit(address, { language, size }, async page => {
      expect(await widthOf(page)).toBe(sizes[size].viewport.width);
      if (size === 'phone') expect(await smallTargets(page)).toEqual([]);
      expect(await axe(page)).toEqual([]);
    });
  });
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

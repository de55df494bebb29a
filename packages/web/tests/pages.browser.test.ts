import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Language } from '../src/i18n/choose.ts';
import { openTable, sizes } from './browser.ts';

const table = openTable();

const pages = [
  '#/',
  '#/duel',
  '#/solo',
  '#/companion',
  '#/claustrophobia',
  '#/labyrinth',
  '#/editor',
  '#/rules',
  '#/sheet',
  '#/about',
  '#/nowhere',
];

/** Each page in its narrowest place in both languages; axe sees each layout and each language once. */
const visits = [
  { size: 'desktop', language: 'en', axe: true },
  { size: 'laptop', language: 'ru', axe: false },
  { size: 'phone', language: 'en', axe: false },
  { size: 'phone', language: 'ru', axe: true },
] as const satisfies readonly {
  size: keyof typeof sizes;
  language: Language;
  axe: boolean;
}[];

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

const faultsIn = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

/** Whatever a thumb would miss. */
const smallTargets = (page: Page) =>
  page.locator('a.button, button, select, input').evaluateAll(elements =>
    elements
      .map(element => ({ box: element.getBoundingClientRect(), html: element.outerHTML }))
      .filter(({ box }) => box.height > 0 && box.height < 44)
      .map(({ html }) => html.slice(0, 90)),
  );

describe.each(pages)('the page %s', address => {
  it.each(visits)('fits a $size in $language, for everybody', async ({ size, language, axe }) => {
    await table.visit(address, { language, size }, async page => {
      expect(await widthOf(page)).toBe(sizes[size].viewport.width);
      if (size === 'phone') expect(await smallTargets(page)).toEqual([]);
      if (axe) expect(await faultsIn(page)).toEqual([]);
    });
  });
});

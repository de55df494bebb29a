import { fastRandom } from '@oubliette/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { openTable, sizes, type Visit } from './browser.ts';
import { sitDown, until } from './claustrophobia-table.ts';
import { faintTexts } from './contrast.ts';
import { fresh, highlights, play } from './duel-play.ts';
import { pages } from './pages.ts';
import { beforeRelease } from './release.ts';
import { atDuel, atPrison } from './seated.ts';
import { midGame } from './solo-play.ts';

const table = openTable();

/** A page that opens with what was chosen on this device before. */
const chosen =
  (choices: Readonly<Record<string, string>>) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript(kept => {
      for (const [name, value] of Object.entries(kept))
        localStorage.setItem(`oubliette.${name}`, value);
    }, choices);

/** What AAA of WCAG asks of texts. */
const faint = (page: Page) => faintTexts(page, 7);

const letters = (page: Page) =>
  page
    .locator('p:visible')
    .first()
    .evaluate(each => Number.parseFloat(getComputedStyle(each).fontSize));

/** Without the page of our colours, which shows those that nobody writes with. */
const written = pages.filter(page => page !== '#/sheet');

describe.each(written)('in high contrast the page %s', address => {
  it('has every text at 7 to 1 or more', async () => {
    await table.visit(address, { prepare: chosen({ contrast: 'high' }) }, async page => {
      await expect.poll(() => page.locator('html').getAttribute('data-contrast')).toBe('high');
      expect(await faint(page)).toEqual([]);
    });
  });
});

const highContrast = { prepare: chosen({ contrast: 'high' }) };
const largestText = { size: 'squarish', prepare: chosen({ text: 'largest' }) } as const;

/** A duel after ten turns. */
function middleOfADuel() {
  const match = fresh(19);
  play(match, fastRandom(19), highlights(), () => {
    return match.state.turn > 10 && match.state.frames.at(-1)?.kind === 'turn';
  });
  return match;
}

const tables = {
  duel: (visit: Visit, look: (page: Page) => Promise<void>) =>
    atDuel(table)(middleOfADuel(), visit, look),
  solo: (visit: Visit, look: (page: Page) => Promise<void>) =>
    atPrison(table)(midGame('d', 5), visit, look),
  'Claustrophobia, orders': (visit: Visit, look: (page: Page) => Promise<void>) =>
    sitDown(table)(until('orders', 60), visit, look),
  'Claustrophobia, the dice': (visit: Visit, look: (page: Page) => Promise<void>) =>
    sitDown(table)(until('assign'), visit, look),
};

describe.each(Object.entries(tables))('the table of %s', (_, open) => {
  it('has every text at 7 to 1 or more in high contrast, and nothing that axe finds', async () => {
    await open(highContrast, async page => {
      expect(await faint(page)).toEqual([]);
      expect(await axe(page)).toEqual([]);
    });
  });

  it('keeps its controls in sight with the largest text', async () => {
    await open(largestText, async page => {
      const beyond = await page
        .locator('main .button:visible, main button:visible')
        .evaluateAll(all =>
          all
            .filter(each => each.getBoundingClientRect().right > innerWidth + 1)
            .map(each => each.outerHTML.slice(0, 120)),
        );
      expect(beyond).toEqual([]);
    });
  });
});

it('texts in the usual contrast are not all at 7 to 1: the check can tell', async () => {
  await table.visit('#/duel', {}, async page => {
    expect(await faint(page)).not.toEqual([]);
  });
});

describe.each(pages)('with the largest text the page %s', address => {
  it.each(['phone', ...beforeRelease('squarish')] as const)('fits (%s)', async size => {
    await table.visit(
      address,
      { size, language: 'ru', prepare: chosen({ text: 'largest' }) },
      async page => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
          sizes[size].viewport.width,
        );
      },
    );
  });
});

describe('the settings', () => {
  it('change text and contrast at once, and are kept', async () => {
    await table.visit('#/settings', {}, async page => {
      const before = await letters(page);
      await page.getByRole('radio', { name: 'Largest' }).check({ force: true });
      await expect.poll(() => letters(page)).toBeCloseTo(before * 1.3, 1);
      await page.getByRole('radio', { name: 'High' }).check({ force: true });
      await page.reload();
      await expect.poll(() => letters(page)).toBeCloseTo(before * 1.3, 1);
      await expect.poll(() => page.locator('html').getAttribute('data-contrast')).toBe('high');
    });
  });

  it('follow the wish of the device for more contrast, unless told otherwise', async () => {
    await table.visit('#/settings', {}, async page => {
      const worn = () => page.locator('html').getAttribute('data-contrast');
      expect(await worn()).toBe('usual');
      await page.emulateMedia({ contrast: 'more' });
      await expect.poll(worn).toBe('high');
      await page
        .getByRole('group', { name: 'Contrast' })
        .getByRole('radio', { name: 'Usual' })
        .check({ force: true });
      await expect.poll(worn).toBe('usual');
    });
  });
});

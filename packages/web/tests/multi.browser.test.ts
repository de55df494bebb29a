import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { openTable } from './browser.ts';
import { button, curtain, endTurn, playCard, sit } from './match-hands.ts';

const table = openTable();

/** Begins a match for so many, everybody by the name of their colour. */
async function begin(page: Page, players: number, machines = false): Promise<void> {
  await page
    .locator('label', { has: page.getByRole('radio', { name: `${players}`, exact: true }) })
    .first()
    .click();
  const taken = page.locator('.many-seats input:checked');
  await taken.first().waitFor({ state: 'attached' });
  if (!machines) while ((await taken.count()) > 0) await taken.first().click({ force: true });
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/#\/match\//);
}

const ORDER = ['Blue', 'Yellow', 'Purple'];

describe('more than two at one screen', () => {
  it('DT-MULTI-21, DT-MULTI-29: three play turn by turn on a board with a wing, until two have given up', async () => {
    await table.visit('#/duel', {}, async page => {
      await begin(page, 3);
      const first = ORDER.indexOf(await sit(page));
      await expect.poll(() => page.locator('[data-slab]').count()).toBe(12);
      await expect.poll(() => page.locator('[data-cell]').count()).toBe(12 * 25 + 3 * 10);
      expect(await axe(page)).toEqual([]);

      for (const turn of [0, 1, 2]) {
        await page.getByRole('heading', { name: `${ORDER[(first + turn) % 3]}’s turn` }).waitFor();
        await playCard(page, 2);
        await page
          .getByRole('button', { name: /^Purple/ })
          .first()
          .waitFor();
        await endTurn(page);
        expect(await sit(page)).toBe(ORDER[(first + turn + 1) % 3]);
      }

      await page.locator('.standing-side').first().click();
      await expect
        .poll(() => page.locator('.standings th[scope=col]').allTextContents())
        .toEqual(ORDER);
      await page.keyboard.press('Escape');
      await button(page, 'Menu').click();
      await button(page, 'Give up').click();
      await button(page, 'Give up').last().click();
      const next = await sit(page);
      expect(next).toBe(ORDER[(first + 1) % 3]);
      await button(page, 'Menu').click();
      await button(page, 'Give up').click();
      await button(page, 'Give up').last().click();
      const last = ORDER[(first + 2) % 3];
      await page.getByRole('heading', { name: `${last} wins` }).waitFor();
    });
  });

  it('DT-MULTI-26: five sit round a frame; four of them may be the machine, which plays its turns', async () => {
    await table.visit('#/duel', {}, async page => {
      await begin(page, 5, true);
      await page.locator('[data-slab]').first().waitFor();
      await expect.poll(() => page.locator('[data-slab]').count()).toBe(20);
      await expect.poll(() => page.locator('[data-cell]').count()).toBe(20 * 25 + 5 * 10);
      // Whoever was drawn begins: a machine has played its card, or it is one's own turn at once.
      await page
        .getByRole('heading', { name: 'Your turn' })
        .or(page.locator('.chronicle-entry[data-side]:not([data-side="blue"])'))
        .first()
        .waitFor();
      expect(await axe(page)).toEqual([]);
      expect(
        await page
          .locator('.standing-side')
          .evaluateAll(sides => sides.map(side => (side as HTMLElement).dataset.seat)),
      ).toHaveLength(5);
    });
  });

  it('DT-MULTI-22: on a phone a board for four is pushed from side to side, not the page', async () => {
    await table.visit('#/duel', { size: 'phone', language: 'ru' }, async page => {
      await begin(page, 4);
      await curtain(page).getByRole('button').last().click();
      await curtain(page).waitFor({ state: 'detached' });
      await expect.poll(() => page.locator('.standing-points').allTextContents()).toHaveLength(4);
      const [wide, pushed] = await page.evaluate(() => {
        const stage = document.querySelector('.duel-stage')!;
        return [document.documentElement.scrollWidth, stage.scrollWidth - stage.clientWidth];
      });
      expect(wide).toBeLessThanOrEqual(390);
      expect(pushed).toBeGreaterThan(100);
    });
  });
});

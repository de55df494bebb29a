import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTable } from './browser.ts';
import { atMoment } from './duel-hands.ts';

const table = openTable();

/** Begins a match with forces of the players' own, as the form lets them. */
async function begin(page: Page, mode: RegExp): Promise<void> {
  await page.getByText('Sets and forces').click();
  await page.locator('label', { has: page.getByRole('radio', { name: mode }) }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.forces').waitFor();
}

const piece = (page: Page, name: string) => page.locator(`.piece[data-piece="${name}"]`);
const spot = (page: Page, seat: string, name: string) =>
  page.locator(`[data-spot="${seat}:${name}"]`);
const member = (page: Page, token: string) => page.locator(`[data-slot="${token}"]`);

describe('choosing forces', () => {
  it('DT-MIX-06: a draft through the screen, to the first card of the match', async () => {
    await table.visit('#/duel', { reducedMotion: true }, async page => {
      await begin(page, /^Draft/);
      for (const [index, number] of [37, 1, 38, 2].entries()) {
        await page.getByRole('button', { name: new RegExp(`^Pair ${number} `) }).click();
        await atMoment(page, index + 1);
      }

      const isBlue = await page.getByRole('heading', { name: /^Blue, choose a char/ }).isVisible();
      const [first, other] = isBlue ? (['blue', 'yellow'] as const) : (['yellow', 'blue'] as const);
      const token = (seat: string, name: string) => `${seat === 'blue' ? 'B' : 'Y'}:${name}`;

      await piece(page, 'troll').click();
      await member(page, token(first, 'troll')).waitFor();
      await spot(page, other, 'troll').and(page.locator('[data-gone]')).waitFor();
      await piece(page, 'troll').click({ force: true });
      await page.getByText('The other side has taken it in the draft.').waitFor();

      await page.keyboard.press('Escape');
      await page.keyboard.press('u');
      await member(page, token(first, 'troll')).waitFor({ state: 'detached' });
      await piece(page, 'wall-walker').focus();
      await page.getByText('crosses a wall or slit beside her').waitFor();
      await page.keyboard.press('Enter');
      await member(page, token(first, 'wall-walker')).waitFor();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);

      await page.getByRole('button', { name: 'Choose for me' }).click();
      await atMoment(page, 6);
      await page.getByRole('button', { name: 'Choose for me' }).click();
      await page.getByRole('button', { name: /Continue/ }).click();
      await page.locator('.curtain').getByRole('button', { name: /^I am/ }).click();
      await page.locator('.curtain').waitFor({ state: 'detached' });
      await page.keyboard.press('2');
      await page.getByText('plays 2 Actions').first().waitFor();
    });
  });
});

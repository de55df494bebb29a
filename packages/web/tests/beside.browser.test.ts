import { planOf } from '@oubliette/dungeon-twister';
import { saveMatch } from '@oubliette/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { openTable, type Visit } from './browser.ts';
import { pressSquare } from './duel-hands.ts';
import { fresh } from './duel-play.ts';

const table = openTable();

const drawer = (page: Page) => page.locator('dialog.beside');
const rule = (page: Page, id: string) => drawer(page).locator(`[data-rule="${id}"]`);
const refusal = (page: Page) => page.getByRole('status').filter({ hasText: /DT-REV/ });

/** A duel in which somebody has played a card and asked for a room that is too far away. */
async function refused(visit: Visit, look: (page: Page) => Promise<void>): Promise<void> {
  await table.visit('#/duel', visit, async page => {
    const buffer = Buffer.from(JSON.stringify(saveMatch(fresh(1))));
    const file = { name: 'match.json', mimeType: 'application/json', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('.curtain').getByRole('button').first().click();
    await page.locator('.curtain').waitFor({ state: 'detached' });
    await page.keyboard.press('2');
    await page.locator('.duel[data-moment="1"]').waitFor();
    await pressSquare(page, planOf(4).cellOf[1 * 25 + 12]!);
    await refusal(page).waitFor();
    await look(page);
  });
}

describe('rules beside a match', () => {
  it('open in a drawer; the match stays, and is played on', async () => {
    await refused({}, async page => {
      await refusal(page).getByRole('link').click();
      await drawer(page).locator('[data-rule^="DT-REV"]').waitFor();
      await page.locator('.duel[data-moment="1"]').waitFor();
      expect(await page.evaluate(() => document.querySelector('dialog:modal'))).toBeNull();
      expect(await axe(page)).toEqual([]);
      await page.locator('[data-cell]').first().focus();
      await page.keyboard.press('u');
      await page.locator('.duel[data-moment="0"]').waitFor();
      await expect.poll(() => drawer(page).isVisible()).toBe(true);
    });
  });

  it('lead from rule to rule and back; the way back of the browser closes them at once', async () => {
    await refused({}, async page => {
      const link = refusal(page).getByRole('link');
      const first = (await link.getAttribute('href'))!.replace('#/rules/', '');
      await link.click();
      await rule(page, first).waitFor();
      await drawer(page).locator('.beside-chapter a').click();
      await drawer(page).getByRole('navigation', { name: 'Contents' }).waitFor();
      await drawer(page).getByRole('link', { name: 'Back', exact: true }).click();
      await rule(page, first).waitFor();
      await drawer(page).locator('.beside-chapter a').click();
      await drawer(page).getByRole('navigation', { name: 'Contents' }).waitFor();
      await page.goBack();
      await drawer(page).waitFor({ state: 'detached' });
      await page.locator('.duel[data-moment="1"]').waitFor();
    });
  });

  it('are read and left by keys alone, and whoever opened them goes on where he was', async () => {
    await refused({}, async page => {
      await refusal(page).getByRole('link').focus();
      await page.keyboard.press('Enter');
      await drawer(page).locator('[data-rule^="DT-REV"]').waitFor();
      await drawer(page).getByRole('heading', { level: 2 }).first().waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('.beside-head') !== null))
        .toBe(true);
      await page.keyboard.press('Escape');
      await drawer(page).waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(
        /^#\/rules\/DT-REV/,
      );
      expect(page.url()).not.toContain('rule=');
    });
  });

  it('are a sheet at the bottom of a phone, in Russian too', async () => {
    await refused({ size: 'phone', language: 'ru' }, async page => {
      await refusal(page).getByRole('link').tap();
      await drawer(page).locator('[data-rule^="DT-REV"]').waitFor();
      expect(await axe(page, '.beside')).toEqual([]);
      const box = (await drawer(page).boundingBox())!;
      expect([box.x, box.width, Math.round(box.y + box.height)]).toEqual([0, 390, 844]);
      expect(box.y).toBeGreaterThan(844 / 4);
      await drawer(page).getByRole('button', { name: 'Закрыть' }).tap();
      await drawer(page).waitFor({ state: 'detached' });
    });
  });

  it('come from the menu as a whole book', async () => {
    await refused({}, async page => {
      await page.keyboard.press('m');
      await page.getByRole('dialog').getByRole('link', { name: 'Rulebook' }).click();
      await drawer(page).getByRole('navigation', { name: 'Contents' }).waitFor();
      expect(await page.evaluate(() => document.querySelector('dialog:modal'))).toBeNull();
    });
  });
});

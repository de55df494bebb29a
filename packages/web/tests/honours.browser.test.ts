import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { openTable, sizes } from './browser.ts';
import { button, load } from './match-hands.ts';

const table = openTable();

/** What lies in the drawers of a browser before the page opens, unless something lies there already. */
const withDrawers = (drawers: Readonly<Record<string, unknown>>) => (page: Page) =>
  page.addInitScript(kept => {
    for (const [name, value] of Object.entries(kept)) {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, JSON.stringify(value));
    }
  }, drawers);

const honour = (page: Page, name: string) =>
  page.locator('.honours-all li', { hasText: name }).innerText();
const to = (page: Page, hash: string) => page.goto(page.url().replace(/#.*/, hash));

describe('statistics', () => {
  it('count a match against the machine when it is over, also after it is deleted', async () => {
    await table.visit('#/duel', {}, async page => {
      await button(page, 'Begin').click();
      await button(page, /^Hint/).first().waitFor();
      await button(page, 'Menu').click();
      await button(page, 'Give up').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).last().click();
      await page.getByRole('heading', { name: 'You lost' }).waitFor();
      await page.waitForFunction(() => localStorage.getItem('oubliette.results') !== null);
      await page.evaluate(() => indexedDB.deleteDatabase('oubliette'));
      await to(page, '#/honours');
      await page.reload();
      const duel = page.getByRole('region', { name: 'The duel' });
      await duel.getByRole('row', { name: /Squire 1 0/ }).waitFor();
      expect(await honour(page, 'Out of the maze')).not.toContain('earned');
    });
  });

  it('of two devices add up: a file of everything of one, opened on the other', async () => {
    const lost = { key: 'one', game: 'duel', seat: 'blue', level: 'squire', ending: 'lost' };
    const won = { key: 'two', game: 'duel', seat: 'blue', level: 'warden', ending: 'won' };
    let everything = '';
    const first = { 'oubliette.lessons': ['duel/a', 'duel/b'], 'oubliette.results': [lost] };
    await table.visit('#/matches', { prepare: withDrawers(first) }, async page => {
      const download = page.waitForEvent('download');
      await button(page, 'Save everything to a file').click();
      everything = readFileSync((await (await download).path())!, 'utf8');
    });
    const second = { 'oubliette.lessons': ['duel/b', 'solo/c'], 'oubliette.results': [won] };
    await table.visit('#/matches', { prepare: withDrawers(second) }, async page => {
      await load(page, 'everything.json', everything);
      await page.waitForFunction(
        () => JSON.parse(localStorage.getItem('oubliette.results')!).length === 2,
      );
      await to(page, '#/honours');
      const duel = page.getByRole('region', { name: 'The duel' });
      await duel.getByRole('row', { name: /Squire 1 0/ }).waitFor();
      await duel.getByRole('row', { name: /Warden 1 1/ }).waitFor();
      expect(await honour(page, 'Well read')).toContain('3 of 20');
      expect(await honour(page, 'Past the Warden')).toContain('earned');
    });
  });

  it('tell the row of days with the puzzle of the day', async () => {
    const today = Math.floor(Date.now() / 86_400_000);
    const days = { 'oubliette.puzzles.daily': [today - 2, today - 1, today - 9] };
    await table.visit('#/honours', { prepare: withDrawers(days), language: 'ru' }, async page => {
      const figures = page.locator('.honours-figures');
      await expect.poll(() => figures.innerText()).toMatch(/Дней подряд с задачей дня\s+2/);
      expect(await honour(page, 'Целая неделя')).toContain('2 из 7');
    });
  });

  it.each(['phone', 'squarish'] as const)('fit and are accessible (%s)', async size => {
    await table.visit('#/honours', { size, language: 'ru' }, async page => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
        sizes[size].viewport.width,
      );
      expect(await axe(page)).toEqual([]);
    });
  });
});

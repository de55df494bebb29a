import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { openTable, sizes } from './browser.ts';
import { button, load } from './match-hands.ts';
import { beforeRelease } from './release.ts';

const table = openTable();
const MATCHES = resolve(import.meta.dirname, '../../../fixtures/matches/v2');
const PAST = [{ key: 'a', level: 'green', won: true, points: 5, against: 2, rounds: 7 }];

/** Opens a kept match of each game, one after the other. */
async function bring(page: Page, names: readonly string[]): Promise<void> {
  const home = page.url().split('#')[0];
  for (const name of names) {
    await page.goto(`${home}#/matches`);
    await load(page, `${name}.json`, readFileSync(join(MATCHES, `${name}.json`), 'utf8'));
    await page.waitForURL(/#\/match\//);
  }
  await page.goto(`${home}#/matches`);
}

async function everything(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await button(page, /^(Save everything to a file|Сохранить всё в файл)$/).click();
  return readFileSync((await (await download).path())!, 'utf8');
}

describe('my matches', () => {
  it('are one list of all games, reached from home, those that go on first', async () => {
    await table.visit('#/matches', {}, async page => {
      await page.getByText('None yet.').waitFor();
      await bring(page, ['duel-quick', 'claustrophobia-survivors', 'solo-green']);
      await page.goto(`${page.url().split('#')[0]}#/`);
      await page
        .locator('.home-more')
        .getByRole('link', { name: /^My matches/ })
        .click();
      const rows = page.locator('.kept-row');
      await rows.nth(2).waitFor();
      const words = (await rows.allTextContents()).join('\n');
      for (const game of ['Dungeon Twister ·', 'Dungeon Twister, solo ·', 'Claustrophobia ·']) {
        expect(words).toContain(game);
      }
      const ways = await rows.locator('a.button').allTextContents();
      expect(ways).toEqual(ways.toSorted());
      await page.goto(`${page.url().split('#')[0]}#/solo`);
      await page.getByRole('link', { name: 'All my matches (2 more of other games)' }).waitFor();
    });
  });

  it('of other games are found after a file of everything, and past results are there at once', async () => {
    let file = '';
    await table.visit('#/matches', {}, async page => {
      await bring(page, ['duel-quick', 'claustrophobia-survivors']);
      await page.evaluate(
        past => localStorage.setItem('oubliette.solo.past', past),
        JSON.stringify(PAST),
      );
      await page.locator('.kept-row').nth(1).waitFor();
      file = await everything(page);
    });
    await table.visit('#/solo', {}, async page => {
      await page.locator('.kept-none').waitFor();
      await load(page, 'everything.json', file);
      await page.getByText(/^2 matches came back/).waitFor();
      await page.locator('.past-games').waitFor();
      await page.locator('.load-file').getByRole('link', { name: 'All my matches' }).click();
      await page.locator('.kept-row').nth(1).waitFor();
    });
  });

  it.each(['en', 'ru'] as const)('fit every screen and are accessible (%s)', async language => {
    const usual = { en: 'desktop', ru: 'phone' } as const;
    const others = beforeRelease('desktop', 'laptop', 'phone', 'narrow');
    for (const size of new Set([usual[language], ...others])) {
      const visit = { language, size } as const;
      await table.visit('#/matches', visit, async page => {
        await bring(page, ['claustrophobia-survivors', 'solo-green']);
        await page.locator('.kept-row').nth(1).waitFor();
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBe(sizes[size].viewport.width);
        expect(await axe(page)).toEqual([]);
      });
    }
  });
});

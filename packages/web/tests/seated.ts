import type { Duel } from '@oubliette/dungeon-twister';
import { type Match, saveMatch } from '@oubliette/kernel';
import type { Page } from 'playwright-core';
import type { BrowserTable, Visit } from './browser.ts';
import { fileOf, type SoloMatch } from './solo-play.ts';

const load = (page: Page, text: string): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

/** Opens a duel from its file, and sits down where somebody is asked. */
export const atDuel =
  (table: BrowserTable) =>
  (match: Match<Duel>, visit: Visit, look: (page: Page) => Promise<void>): Promise<void> =>
    table.visit('#/duel', visit, async page => {
      await load(page, JSON.stringify(saveMatch(match)));
      await page.locator('.curtain').getByRole('button').first().click();
      await page.locator('.curtain').waitFor({ state: 'detached' });
      await look(page);
    });

/** Opens a solo game from its file. */
export const atPrison =
  (table: BrowserTable) =>
  (match: SoloMatch, visit: Visit, look: (page: Page) => Promise<void>): Promise<void> =>
    table.visit('#/solo', visit, async page => {
      await load(page, fileOf(match));
      await page.locator('.solo').waitFor();
      await look(page);
    });

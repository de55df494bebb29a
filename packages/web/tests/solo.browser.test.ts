import { solo } from '@oubliette/dungeon-twister';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTable } from './browser.ts';
import { fileOf, givenIn, midGame } from './solo-play.ts';

const table = openTable();
const SEED = 'd';
const ROUNDS = 6;

const count = (page: Page, selector: string) => page.locator(selector).count();
const moment = (page: Page) => page.locator('.solo').getAttribute('data-moment').then(Number);

async function load(page: Page): Promise<void> {
  const buffer = Buffer.from(fileOf(midGame(SEED, ROUNDS)));
  const file = { name: 'solo.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.solo').waitFor();
}

/** Lays the lowest card that may be laid. */
async function fight(page: Page): Promise<void> {
  const verdict = page.locator('.verdict button');
  if ((await verdict.count()) > 0) return verdict.click();
  const cards = page.locator('dialog.combat .fan button');
  const before = await moment(page);
  for (let card = 0; card < (await cards.count()); card++) {
    await cards.nth(card).click();
    await page.locator('.fight-ways .button[data-kind=primary]').click();
    await page.waitForTimeout(150);
    if ((await moment(page)) > before) return;
  }
}

/** One thing that the Player does who has given in; false when the game is over. */
async function goOn(page: Page): Promise<boolean> {
  if ((await count(page, 'dialog.end[open]')) > 0) return false;
  if ((await count(page, 'dialog.combat[open] .verdict, dialog.combat[open] .fan')) > 0) {
    await fight(page);
  } else if ((await count(page, '.answers')) > 0) {
    await page.locator('.answers button').first().click();
  } else if ((await count(page, '.solo-hand')) > 0 && (await count(page, 'dialog[open]')) === 0) {
    for (const key of ['2', '3', '4', '5', 'Escape', 'Escape', 'e', 'e']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(60);
    }
  } else await page.waitForTimeout(120);
  return true;
}

describe('the solo table', () => {
  it('DS-NP-04: a match goes on by itself to the end that the rules give it', async () => {
    const expected = solo.view(givenIn(midGame(SEED, ROUNDS)).state, 'table');
    await table.visit('#/solo', {}, async page => {
      await page.evaluate(() => localStorage.setItem('oubliette.pace', 'at-once'));
      await page.reload();
      await load(page);
      for (let step = 0; step < 400 && (await goOn(page)); step++);
      await page.locator('dialog.end[open]').waitFor();
      const points = `${expected.points.yellow} : ${expected.points.np} VP`;
      expect(await page.locator('dialog.end').textContent()).toContain(points);
      await page.goto(`${page.url().split('#')[0]}#/solo`);
      const row = page.locator('.past-games tbody tr');
      expect(await row.textContent()).toContain('green');
    });
  });

  it('DS-OBJ-01: pointing at somebody tells what it would do now, with the reasons', async () => {
    await table.visit('#/solo', { language: 'ru' }, async page => {
      await load(page);
      await page.locator('.row-tokens button').first().hover();
      await page.locator('.why .trace-row').first().waitFor();
      expect(await page.locator('.why .panel-title').textContent()).toContain('что было бы сейчас');
    });
  });

  it('survives closing: the match lies in the list of kept ones', async () => {
    await table.visit('#/solo', { size: 'phone' }, async page => {
      await page.locator('form button[type=submit]').click();
      await page.locator('.solo').waitFor();
      await page.goto(`${page.url().split('#')[0]}#/solo`);
      await page.locator('.kept-row, .kept-match, [href*="#/match/"]').first().waitFor();
      await page.locator('[href*="#/match/"]').first().click();
      await page.locator('.solo[data-arrangement=sheet]').waitFor();
    });
  });
});

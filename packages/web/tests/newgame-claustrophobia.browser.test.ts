import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTable, type Visit } from './browser.ts';
import { againstPerson } from './match-hands.ts';

const table = openTable();

const visit = (about: Visit, look: (page: Page) => Promise<void>) =>
  table.visit('#/claustrophobia', about, look);

const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name }).check({ force: true });
const briefing = (page: Page) => page.locator('.briefing');
const begin = (page: Page) => page.getByRole('button', { name: /^(Begin|Начать)$/ }).click();
const curtain = (page: Page) => page.locator('.curtain');

describe('before a match', () => {
  it('CL-SETUP-01: a scenario shows its task, both forces and how it is won', async () => {
    await visit({}, async page => {
      await briefing(page).getByRole('heading', { name: 'The Survivors' }).waitFor();
      await expect.poll(() => briefing(page).textContent()).toContain('Underground Hunter');
      await choose(page, 'The Ritual');
      await briefing(page).getByRole('heading', { name: 'The Ritual' }).waitFor();
      const words = await briefing(page).textContent();
      for (const part of ['Demon of Cruelty', 'Shield of Steel', 'Aura of Courage', 'seventh']) {
        expect(words).toContain(part);
      }
      await choose(page, 'By lot');
      await briefing(page).getByText('One of the eight scenarios').waitFor();
    });
  });

  it('CL-EXPERT-02: an auction leaves the team open and allows no card on top', async () => {
    await visit({}, async page => {
      await choose(page, 'Demons hindered');
      await choose(page, 'Expert auction');
      await briefing(page).getByText('The team is built for the bid').waitFor();
      expect(await page.getByRole('radio', { name: 'Demons hindered' }).count()).toBe(0);
      await expect.poll(() => page.getByRole('radio', { name: /^None/ }).isChecked()).toBe(true);
      await againstPerson(page);
      await page.getByLabel('First player').fill('Ann');
      await begin(page);
      await curtain(page)
        .getByRole('heading', { name: /Pass the screen to (Ann|Second player)/ })
        .waitFor();
    });
  });

  it('is against the machine where nobody says otherwise, and the button says so', async () => {
    await visit({}, async page => {
      const words = page.locator('.new-game-begin p');
      await expect
        .poll(() => words.innerText())
        .toBe('You play the humans against Squire. The Survivors.');
      await againstPerson(page);
      await expect.poll(() => words.innerText()).toMatch(/^2 people on this device/);
      await page.getByRole('radio', { name: 'The machine' }).check();
      await begin(page);
      await page.locator('.cave').waitFor();
      expect(await curtain(page).count()).toBe(0);
    });
  });

  it('begins with the names that were given, and is kept', async () => {
    await visit({}, async page => {
      await againstPerson(page);
      await page.getByLabel('The humans are led by').fill('Ann');
      await begin(page);
      await curtain(page)
        .getByRole('button', { name: /^I am Ann/ })
        .click();
      await page.locator('.cave').waitFor();
      await page.goto(page.url().replace(/#.*/, '#/claustrophobia'));
      await page.getByText('Ann – Demons').waitFor();
      await page.getByText('The Survivors · set-up').waitFor();
      await expect.poll(() => page.getByLabel('The humans are led by').inputValue()).toBe('Ann');
    });
  });

  it('speaks Russian, and no English is left', async () => {
    await visit({ language: 'ru', size: 'phone' }, async page => {
      await page
        .locator('.briefing')
        .getByText('Приговорённый дикарь I', { exact: true })
        .waitFor();
      for (const name of ['Выжившие', 'Ритуал', 'Гнездо', 'Аукцион знатоков']) {
        await choose(page, name);
        const words = (await page.locator('main').innerText()).replace(/\b(S\d|CL-\w+-\d+)\b/g, '');
        expect(words.replace(/ I{1,2}\b/g, '').match(/[A-Za-z]{2,}/g)).toBe(null);
      }
    });
  });
});

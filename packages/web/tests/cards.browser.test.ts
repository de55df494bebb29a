import { readFile } from 'node:fs/promises';
import { checkNpcCards } from '@oubliette/dungeon-twister/documents';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { openTable } from './browser.ts';
import { documentWith, ownCard, wholeBox, withKept } from './own-cards.ts';

const table = openTable();
const checks = (page: Page) => page.locator('.own-checks');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function load(page: Page, text: string): Promise<void> {
  const file = { name: 'cards.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}

async function saved(page: Page): Promise<unknown> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Save as a file').click(),
  ]);
  return JSON.parse(await readFile(await download.path(), 'utf8'));
}

/** Less than a minute at two seconds a tap, with a dozen for the name. */
const MOST_TAPS = 30;

describe('NPC cards of one’s own', () => {
  it('are the same in two tabs: what one writes down the other does not write over', async () => {
    await table.visit('#/cards', {}, async page => {
      await button(page, 'Naga').click();
      await page.getByLabel('Name').fill('First');
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.locator('.own-list').getByText('First').waitFor();
      await button(page, 'New card').click();
      await button(page, 'Wizard').click();
      await page.getByLabel('Name').fill('Second');
      await other.locator('.own-list').getByText('Second').waitFor();
      await other.getByLabel('Name').fill('First of all');
      await page.locator('.own-list').getByText('First of all').waitFor();
      await page.reload();
      await page.locator('.own-list').getByText('Second').waitFor();
      const names = await page.locator('.own-list button span').allTextContents();
      expect(names.join()).toMatch(/First of all.*Second/);
    });
  });

  it('NC-READ-01: a card that differs in everything is filled in with a few taps on a phone', async () => {
    await table.visit('#/cards', { size: 'phone' }, async page => {
      let taps = 0;
      const tap = async (what: Locator) => {
        taps++;
        await what.tap();
      };
      await tap(button(page, 'Wizard'));
      await expect.poll(() => checks(page).textContent()).toContain('A card needs a name.');
      await tap(page.getByLabel('Name'));
      await page.keyboard.type('Zed the Grey');
      await expect.poll(() => checks(page).textContent()).toBe('This card is complete.');

      await tap(button(page, 'Tap again: Objectives'));
      await expect
        .poll(() => checks(page).textContent())
        .toContain('Objectives: There must be 6 here, not 0.');
      for (const objective of ['Get object: 4', 'Exit: 5', 'Combat: 3', 'Reveal room: 3']) {
        await tap(button(page, `${objective} AP`));
      }
      await tap(button(page, 'Rotate room: 2 AP'));
      await tap(button(page, 'Regroup: 1 AP'));
      await tap(button(page, 'Get object is primary'));

      await tap(button(page, 'Tap again: Objects, best first'));
      for (const wish of ['Fireball Wand', 'Key', 'a wounded friend']) {
        await tap(page.locator('.own-order button', { hasText: wish }));
      }
      await tap(button(page, 'Tap again: Enemies and friends, best first'));
      const classes = page.locator('.own-order').nth(1);
      const order = ['Naga', 'Cleric', 'Wizard', 'Telepath', 'Banshee', 'Mekanork', 'Colossus'];
      for (const of of order) await tap(classes.getByRole('button', { name: of }));
      taps += 2;
      await page.getByLabel('Trait', { exact: true }).selectOption('hides-behind-shield');
      await expect.poll(() => checks(page).textContent()).toBe('This card is complete.');
      expect(taps).toBeLessThanOrEqual(MOST_TAPS);

      // It outlives the page, and goes out as a document.
      await page.reload();
      await checks(page).waitFor();
      const document = await saved(page);
      expect(checkNpcCards(document)).toEqual({ ok: true, value: document });
      expect(document).toMatchObject({
        cards: [
          {
            name: 'Zed the Grey',
            class: 'wizard',
            objectives: [
              { aim: 'get', ap: 4 },
              { aim: 'exit', ap: 5 },
              { aim: 'combat', ap: 3 },
              { aim: 'reveal', ap: 3 },
              { aim: 'rotate', ap: 2 },
              { aim: 'regroup', ap: 1 },
            ],
            primary: 'get',
            objects: ['fireball-wand', 'key', 'wounded'],
            characters: [
              'naga',
              'cleric',
              'wizard',
              'telepath',
              'banshee',
              'mekanork',
              'colossus',
              'backstabber',
            ],
            trait: 'hides-behind-shield',
          },
        ],
      });
      expect(await axe(page)).toEqual([]);
    });
  });

  it('NC-READ-01, DS-CARD-02: a number sends its objective one place up, another class takes only what it can do', async () => {
    const prepare = withKept([ownCard('Old Tom')]);
    await table.visit('#/cards', { prepare }, async page => {
      await button(page, 'Exit is number 3: one earlier').click();
      await button(page, 'Exit is number 2: one earlier').waitFor();
      await button(page, 'Cleric').first().click();
      expect(await page.locator('.own-aim', { hasText: 'Break portcullis' }).count()).toBe(0);
      await expect.poll(() => checks(page).textContent()).toBe('This card is complete.');
      await button(page, 'New card').click();
      await button(page, 'Cleric').click();
      await page.getByLabel('Name').fill('Old Tom');
      await expect.poll(() => checks(page).textContent()).toBe('Name: “Old Tom” is there twice.');
      await expect.poll(() => page.getByText('not finished').isVisible()).toBe(true);
      await button(page, 'Remove this card').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove this card' }).click();
      await expect.poll(() => page.locator('.own-list button').count()).toBe(2);
    });
  });

  it('NC-OWN-01: takes cards from a file, or says why not, in both languages', async () => {
    const broken = [
      [documentWith([ownCard('Ann', { trait: 'whispers' })]), 'nothing that a colossus can do'],
      ['{"format":"oubliette-set/1"}', 'here oubliette-npc-cards/1 is wanted'],
      ['cards', 'This is not JSON'],
    ] as const;
    const prepare = withKept([ownCard('Old Tom')]);
    await table.visit('#/cards', { prepare }, async page => {
      for (const [text, words] of broken) {
        await load(page, text);
        await page.getByRole('alert').filter({ hasText: words }).waitFor();
      }
      await load(page, documentWith([ownCard('Ann'), ownCard('Old Tom', { primary: 'exit' })]));
      await page.getByText('2 cards loaded.').waitFor();
      await expect
        .poll(() => page.locator('.own-list button span').allTextContents())
        .toEqual(['Ann', 'Old Tom']);
      await button(page, 'Exit is primary').and(page.locator('[aria-pressed=true]')).waitFor();
    });
    await table.visit('#/cards', { language: 'ru', size: 'phone', prepare }, async page => {
      await load(page, broken[0][0]);
      await page.getByRole('alert').filter({ hasText: 'не для класса' }).waitFor();
      await button(page, 'Выбрать заново: Цели').tap();
      await expect
        .poll(() => checks(page).textContent())
        .toContain('Цели: Здесь должно быть 6, а не 0.');
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await over()).toBeLessThanOrEqual(0);
      expect(await axe(page)).toEqual([]);
    });
    await table.visit('#/cards', { size: 'narrow', prepare }, async page => {
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await over()).toBeLessThanOrEqual(0);
    });
  });

  it.each(['en', 'ru'] as const)(
    'NC-OWN-01: a solo game in %s is played with them, and again after a reload',
    async language => {
      const name = { en: 'Mine too (32)', ru: 'И мои (32)' }[language];
      const prepare = withKept(wholeBox());
      await table.visit('#/solo', { language, prepare }, async page => {
        await page.getByRole('radio', { name }).check({ force: true });
        await page.locator('form button[type=submit]').click();
        await page.locator('.solo').waitFor();
        const told = () => page.locator('.row-stock').textContent();
        for (const card of wholeBox()) expect(await told()).toContain(card.name);
        await page.reload();
        for (const card of wholeBox()) expect(await told()).toContain(card.name);
        // The machine thinks about them too.
        await page.keyboard.press('h');
        await page.locator('.counsel-deed').waitFor();
      });
    },
  );

  it('NC-OWN-01: a name is never more than words', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const prepare = withKept(
      wholeBox().map((card, index) => (index < 4 ? { ...card, name: `${index}${name}` } : card)),
    );
    await table.visit('#/cards', { prepare }, async page => {
      await page.goto(page.url().replace('cards', 'solo'));
      await page.getByRole('radio', { name: 'Mine too (32)' }).check({ force: true });
      await page.locator('form button[type=submit]').click();
      await page.locator('.row-stock').getByText(name).first().waitFor({ state: 'attached' });
      await page.goto(page.url().replace(/#.*/, '#/companion'));
      await button(page, 'Play with my 32 cards').click();
      await page.getByLabel('Find by name or class').fill('img');
      await page.locator('.companion-piece').first().click();
      await page.locator('[data-cell="70"]').click({ force: true });
      await page.locator('.companion-act .npc-card').waitFor();
      expect(await page.locator('img').count()).toBe(0);
    });
  });

  it('NC-OWN-01: cards that are not finished are not played with', async () => {
    const prepare = withKept([ownCard('')]);
    await table.visit('#/solo', { prepare }, async page => {
      await page.getByText('Your own NPC cards are not finished').waitFor();
      await page.getByRole('link', { name: 'My own cards' }).click();
      await expect.poll(() => checks(page).textContent()).toContain('A card needs a name.');
    });
  });
});

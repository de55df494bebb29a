import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { openTable, type Visit } from './browser.ts';

const table = openTable();

const search = (page: Page) => page.locator('.rulebook-aside').getByRole('searchbox');
const rule = (page: Page, id: string) => page.locator(`[data-rule="${id}"]`);
const topOf = (page: Page, id: string) =>
  rule(page, id).evaluate(article => Math.round(article.getBoundingClientRect().top));
const width = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('the rulebooks', () => {
  it('open with how to play, and all books of both games', async () => {
    await table.visit('#/rules', {}, async page => {
      const cover = page.locator('.cover');
      expect(
        await cover
          .getByRole('listitem')
          .filter({ has: page.getByRole('link') })
          .count(),
      ).toBe(3 + 9);
      await expect
        .poll(() => cover.getByRole('heading').allTextContents())
        .toEqual([
          'Rulebooks',
          'How to play',
          'Dungeon Twister: Prison',
          'Claustrophobia',
          'How sure a rule is',
        ]);
      await cover.getByRole('link', { name: /^The solo game/ }).click();
      await page.getByRole('heading', { level: 1, name: 'How to play' }).waitFor();
      const chapters = await page.locator('.contents-chapters li').allTextContents();
      expect(chapters.at(0)).toBe('How to play');
      expect(chapters.at(-1)).toBe('Notation of the examples');
    });
  });

  it('show a rule by its address, below the bar and marked', async () => {
    await table.visit('#/rules/DT-ROT-03', {}, async page => {
      await page.locator('[data-rule="DT-ROT-03"][data-told]').waitFor();
      const top = await topOf(page, 'DT-ROT-03');
      expect(top).toBeGreaterThanOrEqual(52);
      expect(top).toBeLessThan(900);
      expect(await page.title()).toBe('DT-ROT-03 What turns along · Oubliette');
      await expect.poll(() => page.locator('[data-told]').count()).toBe(1);
    });
  });

  it('say of a chapter that no match plays in full yet that it is so', async () => {
    await table.visit('#/rules/DT-ICE-03', {}, async page => {
      await page.locator('[data-rule="DT-ICE-03"][data-told]').waitFor();
      await expect
        .poll(() => page.locator('.open-chapter-unplayed').innerText())
        .toContain('cannot play all');
      const ice = page.locator('.contents-chapters li').filter({ hasText: 'Lands of Ice' });
      await expect.poll(() => ice.innerText()).toContain('not yet');
      await page.goto(page.url().replace('DT-ICE-03', 'DT-ROT-03'));
      await page.locator('[data-rule="DT-ROT-03"][data-told]').waitFor();
      expect(await page.locator('.open-chapter-unplayed').count()).toBe(0);
    });
  });

  it('lead from the mention of a rule to the rule', async () => {
    await table.visit('#/rules/DT-CONV-06', {}, async page => {
      await rule(page, 'DT-CONV-06').getByRole('link', { name: 'DT-PIT-02' }).click();
      await page.locator('[data-rule="DT-PIT-02"][data-told]').waitFor();
      await page.goBack();
      await page.locator('[data-rule="DT-CONV-06"][data-told]').waitFor();
    });
  });

  it('show cards in several copies under each of their numbers', async () => {
    await table.visit('#/rules/a02', {}, async page => {
      await page.locator('[data-told]').getByRole('heading', { name: 'Grenade' }).waitFor();
    });
  });

  it('tell the status of a rule, its reason and its sources in words', async () => {
    await table.visit('#/rules/DT-CONV-01', { language: 'ru' }, async page => {
      const standing = rule(page, 'DT-CONV-01').locator('.standing');
      await expect.poll(() => standing.locator('summary').innerText()).toContain('решение');
      await expect
        .poll(() => standing.locator('summary').innerText())
        .toContain('среди наших источников нет');
      await standing.locator('summary').click();
      await expect.poll(() => standing.innerText()).toContain('правила базового набора');
    });
  });

  it('keep checks folded away at the end of a chapter, the notes on a book at its end', async () => {
    await table.visit('#/rules/dungeon-twister/solo/3', {}, async page => {
      await page.getByText('For those who check').click();
      await expect.poll(() => page.locator('.checks').innerText()).toContain('32 NPC cards');
      expect(await page.locator('.rule').first().innerText()).not.toContain('given a group combat');
      expect(await page.getByRole('heading', { name: 'About this book' }).count()).toBe(0);
      await page.locator('.contents').getByRole('link', { name: 'Notation' }).click();
      await page.getByRole('heading', { name: 'About this book' }).waitFor();
    });
  });

  it('keep the place when the language is switched', async () => {
    await table.visit('#/rules/dungeon-twister/duel/9', {}, async page => {
      await rule(page, 'DT-CARRY-05').evaluate(article => article.scrollIntoView());
      const before = await topOf(page, 'DT-CARRY-05');
      // A real click scrolls the sticky bar "into view" first.
      await page.getByRole('button', { name: 'RU, по-русски' }).dispatchEvent('click');
      await page.getByRole('heading', { level: 1, name: 'Переноска' }).waitFor();
      expect(Math.abs((await topOf(page, 'DT-CARRY-05')) - before)).toBeLessThan(3);
    });
  });

  it.each(['#/rules/DT-ROT-99', '#/rules/dungeon-twister/duel/99'])(
    'answer %s with a clear word and one box to search',
    async address => {
      await table.visit(address, {}, async page => {
        await page.getByRole('heading', { level: 1, name: 'No such rule' }).waitFor();
        const box = page.getByRole('searchbox');
        await expect.poll(() => box.count()).toBe(1);
        await box.pressSequentially('gear');
        await expect.poll(() => box.inputValue()).toBe('gear');
        await page.getByRole('heading', { level: 1, name: /^\d+ found$/ }).waitFor();
      });
    },
  );

  it.each(['DT-SLIT', 'DT-SLIT-99', 'dt-slit-'])('offer the chapter to %s', async words => {
    await table.visit(`#/rules/${words}`, {}, async page => {
      await page.locator('.unknown').getByRole('link', { name: 'Arrow slits' }).click();
      await page.getByRole('heading', { level: 1, name: 'Arrow slits' }).waitFor();
    });
  });

  it('show that the contents go on below', async () => {
    await table.visit('#/rules/dungeon-twister/duel', { size: 'laptop' }, async page => {
      const list = page.locator('.contents-list');
      await page.locator('.contents-list[data-after]').waitFor();
      await list.evaluate(box => box.scrollTo(0, box.scrollHeight));
      await page.locator('.contents-list[data-before]:not([data-after])').waitFor();
    });
  });
});

describe('the search', () => {
  it('finds at once, counts, and opens with the keyboard', async () => {
    await table.visit('#/rules', { language: 'ru' }, async page => {
      await page.keyboard.press('/');
      await page.keyboard.type('веревка ЛОВУШКА');
      await page.getByRole('heading', { level: 1, name: /^Найдено: \d+$/ }).waitFor();
      const links = page.locator('.results-link');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      expect(await links.nth(1).evaluate(link => link === document.activeElement)).toBe(true);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      expect(await search(page).evaluate(box => box === document.activeElement)).toBe(true);
      const first = await links.first().getAttribute('href');
      await page.keyboard.press('Enter');
      await page.locator('[data-told]').waitFor();
      expect(page.url()).toContain(first ?? 'a result');
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: /^Найдено/ }).waitFor();
      await expect.poll(() => search(page).inputValue()).toBe('веревка ЛОВУШКА');
    });
  });

  it('looks for nothing when only blanks are typed', async () => {
    await table.visit('#/rules', {}, async page => {
      await search(page).pressSequentially('   ');
      await expect.poll(() => search(page).inputValue()).toBe('   ');
      expect(await page.locator('.results').count()).toBe(0);
      await expect.poll(() => page.locator('.cover').isVisible()).toBe(true);
    });
  });

  it('says when there is nothing, and Escape leads back', async () => {
    await table.visit('#/rules/S4', {}, async page => {
      await search(page).fill('submarine');
      await page.getByRole('heading', { level: 1, name: 'Nothing found' }).waitFor();
      await search(page).press('Escape');
      await page.locator('[data-rule="S4"][data-told]').waitFor();
    });
  });
});

describe('on a phone', () => {
  const phone: Visit = { size: 'phone', language: 'ru' };

  it.each(['#/rules', '#/rules/DT-ROOM-02', '#/rules/NC-LIST-01', '#/rules/S4', '#/rules/RD'])(
    '%s is no wider than the screen',
    async address => {
      await table.visit(address, phone, async page => {
        expect(await width(page)).toBe(0);
      });
    },
  );

  it('the contents unfold and fold again when a chapter is chosen', async () => {
    await table.visit('#/rules/claustrophobia/rules', phone, async page => {
      await page.getByRole('button', { name: 'Содержание' }).click();
      await page.locator('.contents').getByRole('link', { name: 'Навыки' }).click();
      await page.getByRole('heading', { level: 1, name: 'Навыки' }).waitFor();
      expect(await page.locator('.contents').isVisible()).toBe(false);
    });
  });
});

describe('for everybody', () => {
  it.each([
    '#/rules',
    '#/rules/DT-ROOM-02',
    '#/rules/NC-LIST-01',
    '#/rules/S1',
    '#/rules/claustrophobia/glossary/2',
    '#/rules/NONE-01',
    '#/rules?q=rope',
  ])('%s has no fault that axe finds', async address => {
    await table.visit(address, {}, async page => {
      await page.locator('h1').first().waitFor();
      expect(await axe(page)).toEqual([]);
    });
  });
});

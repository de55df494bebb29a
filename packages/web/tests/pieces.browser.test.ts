import { RULE_IDS as caveRules } from '@oubliette/claustrophobia/rules/ids.ts';
import { RULE_IDS as twisterRules } from '@oubliette/dungeon-twister/rules/ids.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTable } from './browser.ts';

const table = openTable();
const rules: ReadonlySet<string> = new Set([...caveRules, ...twisterRules]);

/** The names of one kind, as they are listed. */
const names = (page: Page, kind: string) =>
  page.getByRole('region', { name: kind, exact: true }).locator('h3').allTextContents();

const found = (page: Page, words: string) =>
  page.locator('.pieces-count').getByText(words, { exact: true }).waitFor();

describe('the catalogue of the pieces', () => {
  it.each([
    ['en', '159 found', 'Everybody and everything in these games'],
    ['ru', 'Найдено: 159', 'Все и всё, что есть в этих играх'],
  ] as const)(
    'tells of everything in these games what it does, under a rule (%s)',
    async (language, count, intro) => {
      await table.visit('#/pieces', { language }, async page => {
        await found(page, count);
        await expect.poll(() => page.locator('main').textContent()).toContain(intro);
        const pieces = await page.locator('.piece').evaluateAll(all =>
          all.map(piece => ({
            name: piece.querySelector('h3')?.textContent ?? '',
            words: [...piece.querySelectorAll('p:not(.piece-aside)')].map(p => p.textContent),
            drawn: piece.querySelector('.piece-picture')?.childElementCount ?? 0,
            cited: [...piece.querySelectorAll('a')].map(a => a.hash.replace('#/rules/', '')),
          })),
        );
        for (const { name, words, drawn, cited } of pieces) {
          expect(words.length, name).toBeGreaterThan(0);
          expect(words.join(' '), name).not.toMatch(/undefined|\bW\d|Card text|Текст карты/);
          expect(drawn, name).toBe(1);
          expect(cited.length, name).toBeGreaterThan(0);
          expect(
            cited.filter(id => !rules.has(id)),
            name,
          ).toEqual([]);
        }
      });
    },
  );

  it('has every kind in full', async () => {
    await table.visit('#/pieces', {}, async page => {
      await found(page, '159 found');
      const counts = await page
        .locator('.pieces section')
        .evaluateAll(all =>
          all.map(section => [
            section.querySelector('h2')?.textContent,
            section.querySelectorAll('.piece').length,
          ]),
        );
      expect(Object.fromEntries(counts)).toEqual({
        Characters: 13,
        Objects: 10,
        'NPCs of the solo game': 32,
        'Cards and dice': 7,
        'On the board': 8,
        Rooms: 16,
        Warriors: 12,
        Talents: 5,
        Gifts: 6,
        'Objects of the humans': 4,
        'Advantage cards': 12,
        'Event cards': 13,
        Tiles: 11,
        'Areas of destiny': 10,
      });
    });
  });

  it('is searched in any form of a word, and narrowed by game and kind', async () => {
    await table.visit('#/pieces', { language: 'ru', size: 'phone' }, async page => {
      await found(page, 'Найдено: 159');
      await page.getByLabel('Поиск по деталям').fill('лекаря');
      await expect.poll(() => names(page, 'Персонажи')).toEqual(['Клерик (Лекарь)']);
      await page.getByLabel('Поиск по деталям').fill('');
      await page.getByLabel('Игра').selectOption('Клаустрофобия');
      await page.getByLabel('Вид').selectOption('Области судьбы');
      await found(page, 'Найдено: 10');
      expect((await names(page, 'Области судьбы')).at(-1)).toBe('Ловушка');
      await page.getByLabel('Игра').selectOption('Лабиринты подземелий');
      await found(page, 'Найдено: 86');
    });
  });

  it('can be linked to with a wish, and leads to the rules', async () => {
    await table.visit('#/pieces?kind=events&words=trapped', {}, async page => {
      await page.getByText('Nothing in the boxes').waitFor();
      await page.getByLabel('Search the pieces').fill('panic');
      await expect.poll(() => names(page, 'Event cards')).toContain('Panic!');
      await page.getByRole('link', { name: 'E08' }).first().click();
      await page.locator('[data-told]').getByRole('heading', { name: 'Panic!' }).waitFor();
    });
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTable } from './browser.ts';

const table = openTable();

const linksOf = (page: Page, name: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) })
    .getByRole('link')
    .allTextContents();

describe('home', () => {
  it('offers what can be done today, and nothing else', async () => {
    await table.visit('#/', {}, async page => {
      expect(await linksOf(page, 'Dungeon Twister: Prison')).toEqual([
        'Learn by playing',
        'First match',
        'Duel',
        'Solo',
        'Read the rules',
      ]);
      expect(await linksOf(page, 'Claustrophobia')).toEqual([
        'Learn by playing',
        'First match',
        'New match',
        'Read the rules',
      ]);
      await expect
        .poll(() => page.getByRole('button').allTextContents())
        .toEqual(['Skip to the content', 'RU']);
      const companion = page.getByRole('link', { name: 'Solo companion' });
      await expect
        .poll(() => companion.textContent())
        .toContain('What the Non-Player does, and why');
      await page.getByRole('link', { name: 'NPC cards of your own' }).click();
      await page.waitForURL(/#\/cards/);
    });
  });

  it('says the same in Russian', async () => {
    await table.visit('#/', { language: 'ru', size: 'phone' }, async page => {
      expect(await linksOf(page, 'Лабиринты подземелий 2: Темница')).toEqual([
        'Учиться, играя',
        'Первая партия',
        'Дуэль',
        'Одиночная игра',
        'Читать правила',
      ]);
      expect(await linksOf(page, 'Клаустрофобия')).toEqual([
        'Учиться, играя',
        'Первая партия',
        'Новая партия',
        'Читать правила',
      ]);
    });
  });

  it.each(['en', 'ru'] as const)('fits the screen of a laptop (%s)', async language => {
    await table.visit('#/', { language, size: 'laptop' }, async page => {
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(720);
    });
  });

  it('has no link that leads nowhere', async () => {
    await table.visit('#/', {}, async page => {
      const hrefs = await page
        .locator('a[href^="#/"]')
        .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));
      for (const href of new Set(hrefs)) {
        await page.goto(page.url().replace(/#.*/, href));
        await page.reload();
        await page.locator('main h1').waitFor();
        expect(await page.getByRole('alert').count(), href).toBe(0);
      }
    });
  });

  it('turns its room under the pointer, unless motion is unwanted', async () => {
    const turnOf = (page: Page) =>
      page.locator('.door-turning').evaluate(room => getComputedStyle(room).rotate);
    await table.visit('#/', { motion: true }, async page => {
      expect(await turnOf(page)).toBe('20deg');
      await page.getByRole('heading', { name: 'Dungeon Twister: Prison' }).hover();
      await expect.poll(() => turnOf(page), { timeout: 60_000 }).toBe('110deg');
    });
    await table.visit('#/', {}, async page => {
      await page.getByRole('heading', { name: 'Dungeon Twister: Prison' }).hover();
      expect(await turnOf(page)).toBe('20deg');
    });
  });

  it('needs at most 150 KB of script, zipped, for its first screen', async () => {
    const scripts: number[] = [];
    const prepare = async (page: Page) => {
      page.on('response', async response => {
        if (!response.url().endsWith('.js')) return;
        scripts.push(Number(response.headers()['content-length']));
      });
    };
    await table.visit('#/', { prepare }, async () => {
      expect(scripts.length).toBeGreaterThan(1);
      expect(scripts.reduce((sum, size) => sum + size, 0)).toBeLessThan(150 * 1024);
    });
  });
});

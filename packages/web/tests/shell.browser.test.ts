import { describe, expect, it } from 'vitest';
import { openTable, type Visit } from './browser.ts';

const table = openTable();

describe('the shell', () => {
  it('answers an unknown address with a way back', async () => {
    await table.visit('#/treasury/7', {}, async page => {
      await expect
        .poll(() => page.getByRole('heading', { level: 1 }).textContent())
        .toBe('This passage is walled up');
      await page.getByRole('link', { name: 'Back to the entrance' }).click();
      await page.getByRole('heading', { level: 1, name: 'Oubliette' }).waitFor();
      expect(await page.title()).toContain('Two dungeons, one torch');
    });
  });

  it.each(['#/about/nothing', '#/constructor', '#/__proto__'])(
    'knows no page %s',
    async address => {
      await table.visit(address, {}, async page => {
        await page.getByText('This passage is walled up').waitFor();
      });
    },
  );

  it('says so when a page cannot be fetched, and the way back works', async () => {
    const visit: Visit = {
      provoked: /dynamically imported|Failed to load resource|preload/,
      prepare: page => page.route(/assets\/about-.*\.js/, route => route.abort()),
    };
    await table.visit('#/about', visit, async page => {
      await page.getByText('This page could not be fetched').waitFor();
      await expect.poll(() => page.getByRole('button', { name: 'Reload' }).isVisible()).toBe(true);
      await page.getByRole('link', { name: 'Back to the entrance' }).click();
      await page.getByRole('heading', { level: 1, name: 'Oubliette' }).waitFor();
    });
  });

  it('keeps its language, and says so, when another one cannot be fetched', async () => {
    const visit: Visit = { provoked: /Failed to load resource|dynamically imported|preload/ };
    await table.visit('#/duel', visit, async page => {
      const begin = page.getByRole('button', { name: 'Begin', exact: true });
      await begin.waitFor();
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'RU, по-русски' }).click();
      await page.getByRole('alert').filter({ hasText: 'could not be fetched' }).waitFor();
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
      await begin.waitFor();
      await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
      await page.getByRole('alert').waitFor({ state: 'detached' });
      await page.context().setOffline(false);
      await page.reload();
      await page.getByRole('button', { name: 'RU, по-русски' }).click();
      await page.getByRole('button', { name: 'Начать', exact: true }).waitFor();
    });
  });

  it('says so when a page breaks', async () => {
    const broken = "export const AboutPage = () => { throw new Error('the ceiling fell'); };";
    const visit: Visit = {
      provoked: /the ceiling fell/,
      prepare: page =>
        page.route(/assets\/about-.*\.js/, route =>
          route.fulfill({ contentType: 'text/javascript', body: broken }),
        ),
    };
    await table.visit('#/about', visit, async page => {
      await page.getByText('The torch went out').waitFor();
      await page.getByText('What the browser said').click();
      await expect.poll(() => page.locator('pre').textContent()).toContain('the ceiling fell');
    });
  });

  it('does not stay dark when not even the shell can be fetched', async () => {
    const visit: Visit = {
      provoked: /Failed to load resource/,
      sign: '.waiting',
      prepare: page => page.route(/assets\/index-.*\.js/, route => route.abort()),
    };
    await table.visit('#/', visit, async page => {
      const opacity = () =>
        page.locator('.waiting').evaluate(waiting => getComputedStyle(waiting).opacity);
      await expect.poll(opacity, { timeout: 60_000 }).toBe('1');
    });
  });

  it('takes the language from the browser, from the link, and from the switch', async () => {
    await table.visit('#/', { language: 'ru' }, async page => {
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ru');
      await page.getByRole('button', { name: 'EN, in English' }).click();
      await page.getByText('Two dungeons, one torch').waitFor();
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
      await page.reload();
      await page.getByText('Two dungeons, one torch').waitFor();
    });
    await table.visit('?lang=ru#/', { language: 'en' }, async page => {
      await page.getByText('Два подземелья, один факел').waitFor();
      await page.getByRole('button', { name: 'EN, in English' }).click();
      await page.getByText('Two dungeons, one torch').waitFor();
      expect(page.url()).not.toContain('lang=');
    });
  });

  it('switches the language without losing the place', async () => {
    await table.visit('#/about', {}, async page => {
      await page.getByRole('button', { name: 'RU, по-русски' }).click();
      await page.getByRole('heading', { level: 1, name: 'Как это сделано' }).waitFor();
      expect(page.url()).toContain('#/about');
    });
  });

  it.each(['en', 'ru'] as const)('fits its bar into 320 pixels (%s)', async language => {
    await table.visit('#/', { language, size: 'narrow' }, async page => {
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
      const { x, width } = (await page.locator('.bar > button').boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(320);
    });
  });

  it('lets the keyboard skip the bar', async () => {
    await table.visit('#/', {}, async page => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    });
  });
});

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { openTable, sizes, type Visit } from './browser.ts';
import {
  againstPerson,
  begin,
  button,
  chosen,
  curtain,
  lookBack,
  momentOf,
  playCard,
  sit,
} from './match-hands.ts';
import { beforeRelease } from './release.ts';

const table = openTable();

const duel = (visit: Visit, look: (page: Page) => Promise<void>) =>
  table.visit('#/duel', visit, look);

describe('curtain and replay', () => {
  const look = { en: 'Look back', ru: 'Просмотреть партию' };

  it.each(['en', 'ru'] as const)('are accessible and fit a phone too (%s)', async language => {
    const usual = { en: 'desktop', ru: 'phone' } as const;
    for (const size of new Set([usual[language], ...beforeRelease('desktop', 'phone')])) {
      await duel({ language, size }, async page => {
        const holds = async (part: string) => {
          expect(await axe(page, part)).toEqual([]);
          const { x, width } = (await page.locator(part).boundingBox())!;
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(sizes[size].viewport.width);
        };
        await againstPerson(page);
        await page.locator('form button[type="submit"]').click();
        await page.locator('.curtain button:focus').waitFor();
        await holds('.curtain');
        await page.keyboard.press('Enter');
        await curtain(page).waitFor({ state: 'detached' });
        await page.keyboard.press('m');
        await button(page, look[language]).click();
        await page.getByRole('slider').waitFor();
        await holds('.replay-bar');
      });
    }
  });
});

describe('looking back', () => {
  it('shows any moment, but what is hidden stays so: nobody goes on from there', async () => {
    await duel({}, async page => {
      await begin(page);
      await sit(page);
      await playCard(page, 2);
      await chosen(page, 2).waitFor();
      await lookBack(page);
      expect(await momentOf(page)).toBe('1');
      await page.getByRole('slider').fill('0');
      await chosen(page, 2).waitFor({ state: 'detached' });
      expect(await button(page, 'Continue from here').count()).toBe(0);
      await button(page, 'One action on').click();
      await chosen(page, 2).waitFor();
      await button(page, 'One action back').click();
      await chosen(page, 2).waitFor({ state: 'detached' });
      await button(page, 'Play').click();
      await chosen(page, 2).waitFor();
    });
  });

  it('saves what is seen as a picture and the match as an animation, and stands where it stood', async () => {
    await duel({}, async page => {
      await begin(page);
      await sit(page);
      await playCard(page, 2);
      await chosen(page, 2).waitFor();
      const saved = async (name: string) => {
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          button(page, name).click(),
        ]);
        return readFileSync(await file.path());
      };
      await page.keyboard.press('m');
      expect((await saved('Picture (PNG)')).subarray(1, 4).toString()).toBe('PNG');
      expect((await saved('Picture (SVG)')).toString()).toMatch(/^<svg /);
      await page.keyboard.press('Escape');
      await lookBack(page);
      expect((await saved('Save as an animation')).subarray(0, 6).toString()).toBe('GIF89a');
      expect(await momentOf(page)).toBe('1');
    });
  });

  it('at an open table lets them go on from there', async () => {
    await duel({}, async page => {
      await begin(page, { open: true });
      await playCard(page, 2);
      await chosen(page, 2).waitFor();
      await lookBack(page);
      await page.getByRole('slider').fill('0');
      await chosen(page, 2).waitFor({ state: 'detached' });
      const old = page.url();
      await button(page, 'Continue from here').click();
      await page.waitForURL(address => address.href !== old);
      await page.getByRole('slider').waitFor({ state: 'detached' });
      expect(await chosen(page, 2).count()).toBe(0);
      await page.goBack();
      await chosen(page, 2).waitFor();
    });
  });

  it('DT-OPT-01: does not stop the clock, and a reload gives no time back', async () => {
    await duel({}, async page => {
      await page.getByRole('radio', { name: /2 minutes/ }).check();
      await begin(page);
      await sit(page);
      const seconds = async () => {
        const [minutes, rest] = (await page.locator('.clock b').textContent())!.split(':');
        return Number(minutes) * 60 + Number(rest);
      };
      await lookBack(page);
      const before = await seconds();
      await expect.poll(seconds).toBeLessThan(before);
      const spent = await seconds();
      await page.reload();
      await sit(page);
      expect(await seconds()).toBeLessThanOrEqual(spent);
    });
  });

  it('leads back to the present', async () => {
    await duel({}, async page => {
      await begin(page);
      await sit(page);
      await playCard(page, 2);
      await lookBack(page);
      await page.getByRole('slider').fill('0');
      await button(page, 'Back to the present').click();
      await page.getByRole('slider').waitFor({ state: 'detached' });
      await chosen(page, 2).waitFor();
      await button(page, /^Undo/).click();
      await chosen(page, 2).waitFor({ state: 'detached' });
    });
  });
});

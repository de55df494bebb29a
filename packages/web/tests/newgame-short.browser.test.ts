import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTable } from './browser.ts';
import { button } from './match-hands.ts';
import { beforeRelease } from './release.ts';

const table = openTable();

/** What stands whole on the screen, without a finger having moved it. */
const isInSight = (page: Page, selector: string) =>
  page.locator(selector).evaluate(element => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

const words = (page: Page) => page.locator('.new-game-begin p').innerText();

describe.each(['#/duel', '#/solo', '#/claustrophobia'])('the short form of %s', address => {
  it.each(['phone', 'laptop', ...beforeRelease('lying')] as const)(
    'shows the button that begins, and all that it will do (%s)',
    async size => {
      await table.visit(address, { size, isShort: true }, async page => {
        expect(await isInSight(page, '.new-game-begin .button')).toBe(true);
        expect(await isInSight(page, '.new-game-begin p')).toBe(true);
        expect(await page.getByLabel('Seed of chance').isVisible()).toBe(false);
      });
    },
  );

  it('has all that it asks on one screen of a phone, above the button', async () => {
    await table.visit(address, { size: 'phone', isShort: true }, async page => {
      const last = page.locator('.new-game-form fieldset:visible').last();
      const [asked, begin] = await Promise.all([
        last.evaluate(element => element.getBoundingClientRect().bottom),
        page
          .locator('.new-game-begin .button')
          .evaluate(element => element.getBoundingClientRect().top),
      ]);
      expect(asked).toBeLessThanOrEqual(begin);
    });
  });
});

describe('what was chosen last time', () => {
  it('is offered again in the duel, with every wish that is out of sight told', async () => {
    await table.visit('#/duel', {}, async page => {
      expect(await words(page)).toBe('You play Blue against Squire. Prison, quick start, to 5 VP.');
      await page.getByRole('radio', { name: 'Wanderer' }).check();
      await page.getByRole('radio', { name: 'Yellow' }).check();
      await page.getByRole('radio', { name: /^Beginner game/ }).check();
      await page.getByRole('radio', { name: /^5 minutes/ }).check();
      const told =
        'You play Yellow against Wanderer. Prison, quick start, beginner game, to 5 VP, 5 minutes a turn';
      expect(await words(page)).toBe(`${told}.`);
      await page.getByLabel('Seed of chance').fill('seven');
      expect(await words(page)).toBe(`${told}, the deal of your seed.`);
      await button(page, 'Begin').click();
      await page.waitForURL(/#\/match\//);
      await page.goto(page.url().replace(/#.*/, '#/duel'));
      await page.locator('.new-game-begin').waitFor();
      expect(await words(page)).toBe(`${told}.`);
    });
  });

  it('is offered again alone and in the tunnels, in Russian', async () => {
    await table.visit('#/solo', { language: 'ru' }, async page => {
      await page.getByRole('radio', { name: /зелёный/ }).check();
      await page.getByRole('radio', { name: 'Со Взором' }).check();
      await button(page, 'Начать').click();
      await page.waitForURL(/#\/match\//);
      await page.goto(page.url().replace(/#.*/, '#/solo'));
      await page.locator('.new-game-begin').waitFor();
      expect(await words(page)).toBe('Уровень: зелёный, случайная команда, со Взором.');

      await page.goto(page.url().replace(/#.*/, '#/claustrophobia'));
      await page.getByRole('radio', { name: 'Ритуал' }).check({ force: true });
      await page.getByRole('radio', { name: 'демонов', exact: true }).check();
      await page.getByRole('radio', { name: /^Раз за игру/ }).check();
      await button(page, 'Начать').click();
      await page.waitForURL(/#\/match\//);
      await page.goto(page.url().replace(/#.*/, '#/claustrophobia'));
      await page.locator('.new-game-begin').waitFor();
      expect(await words(page)).toBe(
        'Вы играете за демонов, соперник — Оруженосец. «Ритуал», красные области раз за игру.',
      );
    });
  });

  it('is as at first where something else lies in the drawer', async () => {
    const spoiled = JSON.stringify({ wishes: { quick: 'no', target: 99, count: 7, levels: null } });
    const prepare = (page: Page) =>
      page.addInitScript(kept => localStorage.setItem('oubliette.duel', kept), spoiled);
    await table.visit('#/duel', { prepare }, async page => {
      expect(await words(page)).toBe('You play Blue against Squire. Prison, quick start, to 5 VP.');
    });
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { openTable } from './browser.ts';
import { button, playCard } from './match-hands.ts';

const table = openTable();

const guide = (page: Page, title: string | RegExp) =>
  page.getByRole('region', { name: title, exact: typeof title === 'string' });
const topic = (page: Page) => page.locator('.coach-name').innerText();
const isAsked = (page: Page) => button(page, /^Hint/).first().waitFor();

/** Every match is drawn from the same seed, by which Blue begins. */
const prepare = (page: Page) =>
  page.addInitScript(() => {
    crypto.getRandomValues = array => {
      if (array instanceof Uint8Array) array.fill(1);
      return array;
    };
  });

describe('a guided first match', () => {
  it('of the solo game speaks of what it does otherwise, and hears what was done', async () => {
    await table.visit('#/learn/solo/match', { size: 'phone', sign: '.coach' }, async page => {
      await guide(page, 'First match: Play an Action card').waitFor();
      await playCard(page, 2);
      await guide(page, 'First match: Open a room').waitFor();
      expect(await page.locator('.coach-words .rule-link').innerText()).toBe('DS-TELE-01');
      expect(await axe(page)).toEqual([]);
    });
  });

  it('is one click from the first page, says what can be done and where, and keeps quiet afterwards', async () => {
    await table.visit('#/', { prepare }, async page => {
      await page.getByRole('link', { name: 'First match' }).first().click();
      await page.waitForURL(/#\/match\//);
      await page.locator('.coach').waitFor();
      await isAsked(page);
      await guide(page, 'First match: Play an Action card').waitFor();
      await button(page, 'Show me where').click();
      await page.locator('.coach-pointer').waitFor();
      await playCard(page, 2);

      await guide(page, 'First match: Open a room').waitFor();
      await page.locator('.guide-also').getByText('Move', { exact: true }).click();
      await guide(page, 'First match: Move').waitFor();
      await expect
        .poll(() => page.locator('.coach-words .rule-link').innerText())
        .toBe('DT-MOVE-01');

      // Somebody who has done all of it before.
      const known = {
        card: 9,
        move: 9,
        reveal: 9,
        end: 9,
        turn: 9,
        take: 9,
        jump: 9,
        portcullis: 9,
      };
      const shown = Object.fromEntries(Object.entries(known).map(([id, n]) => [`duel/${id}`, n]));
      await page.evaluate(more => {
        const kept = JSON.parse(localStorage.getItem('oubliette.guide')!);
        localStorage.setItem('oubliette.guide', JSON.stringify({ ...kept, shown: more }));
      }, shown);
      await page.reload();
      await guide(page, 'First match: Your turn').waitFor();

      const match = page.url();
      await page.goto(match.replace(/#.*/, '#/learn/duel/match'));
      await page.waitForURL(match);
      await page.locator('.coach').waitFor();
      await button(page, 'I know enough').click();
      await page.locator('.coach').waitFor({ state: 'detached' });
      await isAsked(page);
    });
  });

  it('counts what was done, once for each time', async () => {
    await table.visit('#/learn/duel/match', { sign: '.coach', prepare }, async page => {
      await isAsked(page);
      await playCard(page, 2);
      await guide(page, 'First match: Open a room').waitFor();
      const shown = () =>
        page.evaluate(() => JSON.parse(localStorage.getItem('oubliette.guide')!).shown);
      expect(await shown()).toEqual({ 'duel/card': 1 });
      await button(page, /^End turn/).click();
      await button(page, /^End, lose/).click();
      await page.waitForFunction(
        () => JSON.parse(localStorage.getItem('oubliette.guide')!).shown['duel/end'] === 1,
      );
      expect(await shown()).toEqual({ 'duel/card': 1, 'duel/end': 1 });
    });
  });

  it.each(['phone', 'notebook'] as const)(
    'leads into the tunnels too, in Russian, and fits (%s)',
    async size => {
      const visit = { size, language: 'ru', sign: '.coach' } as const;
      await table.visit('#/learn/claustrophobia/match', visit, async page => {
        await guide(page, 'Первая партия: Свежий воздух').waitFor();
        await page.locator('.cave').waitFor();
        expect(await topic(page)).toBe('Свежий воздух');
        expect(await page.locator('.coach').innerText()).not.toMatch(/[A-Za-z]{3,}/);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
          page.viewportSize()!.width,
        );
        expect(await axe(page)).toEqual([]);
      });
    },
  );
});
